"""The mystery of the day in a browser: a wrong try, a hint, the answer, and it is remembered."""

from datetime import timedelta

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.pages import open_list

from gaslamp.games.sleuth.text import gem
from gaslamp.mysteries.answers import answering
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.today import FIRST_DAY, mystery_of
from gaslamp.words import Words


def a_day_on_which_a_gem_is_missing() -> tuple[str, Mystery]:
    days = (FIRST_DAY + timedelta(days=each) for each in range(100))
    found = next(day for day in days if mystery_of("sleuth", day).kind == "missing")
    return found.isoformat(), mystery_of("sleuth", found)


def test_a_wrong_try_a_hint_and_the_answer(person: People) -> None:
    day, mystery = a_day_on_which_a_gem_is_missing()
    words, page = Words("en"), person().page
    offered = [each.gem for each in answering(mystery, [])[0].offered]
    wrong = next(each for each in offered if each not in mystery.accepted)

    def name(text: str) -> None:
        open_list(page).get_by_text(words.say(gem(text))).first.click()
        page.locator("[data-confirm]").click()

    page.goto(f"/mystery/sleuth#{day}")
    expect(page.get_by_role("heading", name="Which gem is missing?")).to_be_visible()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("1 of 4 open")).to_be_visible()
    name(wrong)
    expect(page.get_by_text("That is not it.")).to_be_visible()
    name(mystery.accepted[0])
    expect(page.get_by_text("The solution, reason by reason")).to_be_visible()
    expect(page.get_by_role("img", name="lamps lit: 3 of 5")).to_be_visible()
    page.reload()
    expect(page.get_by_text("The solution, reason by reason")).to_be_visible()

/** A finished game for somebody else. */
import { rest } from '../wire/rest';

/** Whoever sat there may show it to others, so the house gives the link. */
export async function linkTo(table: string, moment = ''): Promise<ShareData> {
  const { page } = await rest.shared(table);
  return { url: `${location.origin}${page}${moment}`, title: document.title };
}

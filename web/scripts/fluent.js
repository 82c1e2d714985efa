// @ts-check
/**
 * Brings the sentences of the house, `src/gaslamp/words/<language>/<file>.ftl`, into the client.
 *
 * `x.ftl` is a file without its comments; those of rules keep theirs, which are the headings.
 * `virtual:house-words/<language>` is what every page needs:
 * the words of the house and what the front page says of each game, so that nobody loads four games
 * to choose one. In `index.html`, `%say:message:language%` is a message as it stands.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const WORDS = new URL('../../src/gaslamp/words/', import.meta.url);
const SAID = /%say:([a-z-]+):([a-z]+)%/g;
const HOUSE = ['house', 'client', 'front', 'table', 'server'];
const MANIFESTS = new URL('../src/games/manifests.json', import.meta.url);
const GAMES = Object.keys(JSON.parse(readFileSync(MANIFESTS, 'utf-8')));
const VIRTUAL = 'virtual:house-words/';
const ON_THE_FRONT_PAGE = /-(title|about|seat-[a-z0-9-]+|variant-[a-z0-9-]+)$/;

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** @param {string} text */
function frontOnly(text) {
  const messages = withoutComments(text).split(/\n(?=[a-zA-Z])/);
  const wanted = messages.filter((each) => ON_THE_FRONT_PAGE.test(each.split(' = ', 1)[0] ?? ''));
  return wanted.join('\n') + '\n';
}

/** @param {string} language @param {string} name */
function address(language, name) {
  return new URL(`${language}/${name}.ftl`, WORDS);
}

/** @param {string} language */
function houseWords(language) {
  /** @param {string} name */
  const read = (name) => readFileSync(address(language, name), 'utf-8');
  const house = HOUSE.map((name) => withoutComments(read(name)));
  return [...house, ...GAMES.map((name) => frontOnly(read(name)))].join('\n');
}

/** @param {string} message @param {string} language */
function said(message, language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(address(language, 'client'), 'utf-8')));
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`no message ${message} in ${language}/client.ftl`);
  return bundle.formatPattern(pattern);
}

/** @param {string} text */
function asModule(text) {
  return `export default ${JSON.stringify(text)};`;
}

/** @returns {import('vite').Plugin} */
export function fluent() {
  return {
    name: 'gaslamp-fluent',
    resolveId(id) {
      return id.startsWith(VIRTUAL) ? `\0${id}` : null;
    },
    load(id) {
      if (id.endsWith('-rules.ftl')) return asModule(readFileSync(id, 'utf-8'));
      if (id.endsWith('.ftl')) return asModule(withoutComments(readFileSync(id, 'utf-8')));
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const language = id.slice(VIRTUAL.length + 1);
      for (const name of [...HOUSE, ...GAMES])
        this.addWatchFile(fileURLToPath(address(language, name)));
      return asModule(houseWords(language));
    },
    transformIndexHtml(html) {
      return html.replace(SAID, (_, message, language) => said(message, language));
    },
  };
}

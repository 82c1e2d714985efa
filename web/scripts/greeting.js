// @ts-check
/**
 * Whoever comes for the first time is greeted in one go: beside `index.html` the build writes
 * `index.fr.html`, and each fetches its own language's words together with the script. `front.html` and
 * `front.fr.html` are the same for the front page and have in them what it shows, its style and its first
 * script: it can be read as soon as it is there itself, without a second round trip, and what is pressed
 * before the script runs is pressed when it does. The house lets exactly these texts pass its content policy.
 * `table.html` and `table.fr.html` fetch what every table needs together with the script.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { fluent } from './fluent.js';

const WORDS = /^\0virtual:house-words\/([a-z]+)$/;
const PRELOAD = '    <link rel="modulepreload" crossorigin href="/';
const HOUSE = '<div id="house"></div>';
const TABLE = '/pages/Table.svelte';
const ENTRY = 'src/front/greeting.ts';
const STYLE = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
const FIRST = /<script src="\/(theme\.js)"><\/script>/;

/** The file with the words of each language. @param {import('vite').Rolldown.OutputBundle} bundle */
function wordFiles(bundle) {
  /** @type {[string, string][]} */
  const found = [];
  for (const each of Object.values(bundle)) {
    const language = each.type === 'chunk' ? WORDS.exec(each.facadeModuleId ?? '')?.[1] : undefined;
    if (language) found.push([language, each.fileName]);
  }
  return found;
}

/** What a table is drawn with, whatever its game. @param {import('vite').Rolldown.OutputBundle} bundle */
function tableFiles(bundle) {
  const table = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(TABLE),
  );
  if (table?.type !== 'chunk') throw new Error('the build has no table');
  return [table.fileName, ...table.imports];
}

/** @param {string} page @param {string[]} files */
function preloading(page, files) {
  const fresh = files.filter((file) => !page.includes(file));
  const links = fresh.map((file) => `${PRELOAD}${file}">\n`);
  return page.replace('  </head>', `${links.join('')}  </head>`);
}

/** @param {string} page @param {string} language @param {string} words */
function greeted(page, language, words) {
  return preloading(page, [words]).replace('<html lang="en"', `<html lang="${language}"`);
}

/**
 * A page with what it would have to fetch before it is drawn. Its style is fetched too, for paper and without
 * anything waiting for it: other pages look for it there, and the next visit has it.
 * @param {string} page @param {string} folder
 */
function whole(page, folder) {
  const file = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  return page
    .replace(STYLE, (link, name) =>
      link.replace('>', ` media="print"><style>${file(name)}</style>`),
    )
    .replace(FIRST, (_, name) => `<script>${file(name)}</script>`);
}

/** What a page asks of a browser while it is drawn: somebody who was never here, at night. */
function nobody() {
  const dataset = { theme: 'night' };
  const document = { documentElement: { lang: 'en', dataset }, title: '' };
  const localStorage = { getItem: () => null, setItem: () => undefined };
  const location = new URL('http://house/');
  for (const [name, value] of Object.entries({ document, localStorage, location }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}

/**
 * The front page, by language.
 * @param {string} root @param {string[]} languages @returns {Promise<Record<string, string>>}
 */
async function drawn(root, languages) {
  const outDir = mkdtempSync(join(root, 'node_modules', '.greeting-'));
  const options = {
    ssr: ENTRY,
    outDir,
    assetsInlineLimit: 0,
    target: 'es2022',
    copyPublicDir: false,
  };
  const plugins = [svelte(), fluent()];
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      ssr: { noExternal: true },
      build: options,
    });
    nobody();
    const { greetingIn } = await import(pathToFileURL(join(outDir, 'greeting.js')).href);
    const pages = [];
    for (const language of languages) pages.push([language, await greetingIn(language)]);
    return Object.fromEntries(pages);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** @returns {import('vite').Plugin} */
export function greeting() {
  let [folder, root] = ['', ''];
  return {
    name: 'greeting',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      root = config.root;
    },
    async writeBundle(_, bundle) {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const files = wordFiles(bundle);
      const fronts = await drawn(
        root,
        files.map(([language]) => language),
      );
      for (const [language, words] of files) {
        const ending = language === 'en' ? 'html' : `${language}.html`;
        const plain = greeted(page, language, words);
        writeFileSync(join(folder, `index.${ending}`), plain);
        writeFileSync(join(folder, `table.${ending}`), preloading(plain, tableFiles(bundle)));
        const front = `<div id="house">${fronts[language]}</div>`;
        writeFileSync(
          join(folder, `front.${ending}`),
          whole(plain, folder).replace(HOUSE, () => front),
        );
      }
    },
  };
}

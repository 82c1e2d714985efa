// @ts-check
/**
 * Whoever comes for the first time is greeted in one go: beside `index.html` the build writes
 * `index.fr.html`, and each fetches its own language's words together with the script. `front.html` and
 * `front.fr.html` are the same for the front page and have what it shows in them: it can be read as soon as
 * its style is there, and what is pressed before the script runs is pressed when it does.
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
const ENTRY = 'src/front/greeting.ts';

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

/** @param {string} page @param {string} language @param {string} words */
function greeted(page, language, words) {
  const preloads = page.replace('  </head>', `${PRELOAD}${words}">\n  </head>`);
  return preloads.replace('<html lang="en"', `<html lang="${language}"`);
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
        const front = `<div id="house">${fronts[language]}</div>`;
        writeFileSync(
          join(folder, `front.${ending}`),
          plain.replace(HOUSE, () => front),
        );
      }
    },
  };
}

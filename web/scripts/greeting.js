// @ts-check
/**
 * Whoever comes for the first time is greeted in one go: beside `index.html` the build writes
 * `index.fr.html`, and each fetches its own language's words together with the script.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = /^\0virtual:house-words\/([a-z]+)$/;
const PRELOAD = '    <link rel="modulepreload" crossorigin href="/';

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

/** @returns {import('vite').Plugin} */
export function greeting() {
  let folder = '';
  return {
    name: 'greeting',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle(_, bundle) {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [language, words] of wordFiles(bundle)) {
        const name = language === 'en' ? 'index.html' : `index.${language}.html`;
        writeFileSync(join(folder, name), greeted(page, language, words));
      }
    },
  };
}

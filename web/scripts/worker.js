// @ts-check
/**
 * Writes the service worker of a build, `sw.js`: `worker/sw.js`, with the files in front of it that the
 * rules can be read with when there is no connection.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SOURCE = new URL('../worker/sw.js', import.meta.url);
const BESIDE = ['/icon.svg', '/icon-192.png', '/theme.js', '/manifest.webmanifest'];
/** What is fetched by itself, besides what the entry imports. */
const WANTED = [
  /\/pages\/(Rules|Offline)\.svelte$/,
  /\/rules\/(Guide|guide\/[A-Za-z]+)\.svelte$/,
  /virtual:house-words/,
  /-rules\.ftl$/,
  /\/(guide|client)-[a-z_]+\.ftl$/,
  /\/(culprit|mr_jack|scotland_yard|sleuth)\.ftl$/,
];

/** @param {import('vite').Rollup.OutputBundle} bundle */
function offline(bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name */
  const add = (name) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk === undefined) return;
    found.add(name);
    if (chunk.type !== 'chunk') return;
    chunk.imports.forEach(add);
    styles(chunk).forEach(add);
  };
  for (const chunk of chunks) {
    const id = chunk.facadeModuleId ?? '';
    if (chunk.isEntry || WANTED.some((each) => each.test(id))) add(chunk.fileName);
  }
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  const sprite = Object.keys(bundle).filter((name) => /\/sprite-[^/]*\.svg$/.test(name));
  return [...new Set([...found, ...fonts, ...sprite])].sort().map((name) => `/${name}`);
}

/** @param {any} chunk @returns {string[]} */
function styles(chunk) {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** @returns {import('vite').Plugin} */
export function worker() {
  return {
    name: 'gaslamp-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = [...offline(bundle), ...BESIDE];
      const source = readFileSync(SOURCE, 'utf-8');
      const version = createHash('sha256').update(JSON.stringify(files) + source);
      const head = [
        `const VERSION = '${version.digest('hex').slice(0, 12)}';`,
        `const FILES = ${JSON.stringify(files)};`,
      ];
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: [...head, source].join('\n'),
      });
    },
  };
}

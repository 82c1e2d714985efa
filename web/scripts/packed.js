// @ts-check
/** Puts a packed form (brotli, gzip) beside every file of the build that becomes smaller by it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = 0.95;
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

/** @param {Buffer} file */
function brotli(file) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  return brotliCompressSync(file, { params });
}

/** @param {string} path */
function pack(path) {
  const file = readFileSync(path);
  const forms = { br: brotli(file), gz: gzipSync(file, { level: 9 }) };
  for (const [ending, packed] of Object.entries(forms)) {
    if (packed.length < WORTH_IT * file.length) writeFileSync(`${path}.${ending}`, packed);
  }
}

/** @returns {import('vite').Plugin} */
export function packed() {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    // After the others have written what they write.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        for (const name of names.filter((each) => TEXT.test(each))) pack(join(folder, name));
      },
    },
  };
}

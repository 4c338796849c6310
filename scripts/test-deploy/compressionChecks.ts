import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl } from '../../vite/delivery/paths.ts';
import { ask } from './ask.ts';
import type { Check } from './check.ts';

const unpack = { gzip: gunzipSync, br: brotliDecompressSync };

/** Checks that files arrive in gzip and Brotli with the same contents. */
export function compressionChecks(origin: string, folder: string): readonly Check[] {
  const scripts = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
    .filter((path) => readFileSync(join(folder, path)).length > 1000);
  const type = (path: string) => ask(origin, path).then(({ headers }) => headers['content-type']);

  return [
    {
      title: 'index.html and every script of size arrive in Brotli and gzip, and are the same',
      run: async () => {
        assert.ok(scripts.length > 10);
        for (const path of ['/index.html', ...scripts]) {
          const plain = readFileSync(join(folder, path));
          for (const [encoding, decompress] of Object.entries(unpack)) {
            const { headers, body } = await ask(origin, path, { headers: { 'Accept-Encoding': encoding } });
            assert.deepEqual([path, headers['content-encoding']], [path, encoding]);
            assert.ok(decompress(body).equals(plain), `${path} is another one in ${encoding}`);
            assert.match(String(headers.vary), /Accept-Encoding/i);
            assert.equal(headers['cache-control'], cacheControl(path));
            assert.equal(headers['content-type'], await type(path));
          }
        }
      },
    },
    {
      title: 'Brotli goes before gzip, and who takes neither gets neither',
      run: async () => {
        for (const path of ['/', ...scripts.slice(0, 3)]) {
          const both = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
          assert.equal(both.headers['content-encoding'], 'br');
          const none = await ask(origin, path, { headers: { 'Accept-Encoding': 'identity' } });
          assert.equal(none.headers['content-encoding'], undefined);
        }
      },
    },
    {
      title: 'what a deployment may replace is compressed as it is now',
      run: async () => {
        const path = '/assets/i18n/lang-de.json';
        const { headers, body } = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip, br' } });
        assert.equal(headers['content-encoding'], 'gzip');
        assert.ok(gunzipSync(body).equals(readFileSync(join(folder, path))));
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const copies = names.filter((name) => /(config|lang-\w+|\/\w\w)\.json\.(gz|br)$/.test(name));
        assert.deepEqual(copies, []);
      },
    },
  ];
}

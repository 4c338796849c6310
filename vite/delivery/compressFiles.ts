import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isHashed } from './paths.ts';

const encodings = [
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
  { ending: '.br', compress: promisify(brotliCompress) },
] as const;

/** Size in bytes below which compressing is not worth it. */
const minBytes = 1000;

/**
 * Writes gzip and Brotli copies, at the highest level, of `index.html` and all files with a hash in their name. Files that a deployment
 * may replace (`config.json`, translations) get no copies, which would go stale.
 * @param folder the build
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const lasting = names.filter((name) => name === 'index.html' || isHashed(`/${name.replaceAll('\\', '/')}`));
  await Promise.all(
    lasting.map(async (name) => {
      // WOFF2 is already compressed.
      if (name.endsWith('.woff2')) return;
      const content = await readFile(join(folder, name));
      if (content.length < minBytes) return;
      await Promise.all(
        encodings.map(async ({ ending, compress }) =>
          writeFile(join(folder, name + ending), await compress(content)),
        ),
      );
    }),
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from './compressFiles.ts';
import { nginxHeaders } from './nginxHeaders.ts';
import { previewHandler } from './previewHandler.ts';
import { publishedTexts } from './publishedTexts.ts';

/**
 * How the production build is delivered (docs/decisions/delivery.md): `vite preview` answers with the headers, cache
 * rules and 404s that nginx has. The build compresses what lasts, and writes what nginx includes into a folder beside the
 * one that is served. `apiOrigin` answers the files of languages that were published.
 */
export function deliveryPlugin({ apiOrigin }: { apiOrigin?: string | undefined } = {}): Plugin {
  return {
    name: 'delivery',
    apply: (_config, { mode }) => mode !== 'demo',
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build wrote no index.html.');
      const folder = `${dir}-nginx`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'headers.conf'), nginxHeaders(String(page.source)));
      await compressFiles(dir);
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(previewHandler(config, publishedTexts(apiOrigin)));
    },
    configureServer({ middlewares }) {
      middlewares.use(publishedTexts(apiOrigin));
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from './compressFiles.ts';
import { previewHandler } from './previewHandler.ts';
import { publishedTexts } from './publishedTexts.ts';
import { nginxHeaders } from './securityHeaders.ts';

/**
 * Delivery of the production build (docs/decisions/delivery.md): `vite preview` sends the same headers, cache rules and 404s as
 * nginx. The build compresses unchanging files, and writes nginx's include files next to the served folder. Published language files
 * come from `apiOrigin`.
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

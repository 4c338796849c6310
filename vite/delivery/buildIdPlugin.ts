import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Gives each production build an id, the same for the same sources: in `index.html`, for the page's own, and in `version.json`,
 * where pages find a newer one. Must run after plugins that change `index.html`.
 */
export function buildIdPlugin(): Plugin {
  let id = '';
  return {
    name: 'build-id',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        id = idOf(html, bundle);
        return html.replace('</head>', () => `<meta name="build" content="${id}">\n</head>`);
      },
    },
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, 'version.json'), `${JSON.stringify({ build: id })}\n`);
    },
  };
}

/** A hash of the chunks' names, which contain hashes of their contents, and of the contents of everything else. */
function idOf(html: string, bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256').update(html);
  for (const name of Object.keys(bundle).toSorted()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === 'asset' ? file.source : '');
  }
  return hash.digest('hex').slice(0, 16);
}

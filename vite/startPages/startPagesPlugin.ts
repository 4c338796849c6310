import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { loadModule } from '../loadModule.ts';
import { findScripts } from './findScripts.ts';
import { pageModules } from './pageModules.ts';
import { startPagesHtml } from './startPagesHtml.ts';

const script = fileURLToPath(new URL('../../src/start/choosePage.ts', import.meta.url));

/**
 * Puts the start pages, their styles and the script that chooses among them into the production build's `index.html`
 * (docs/decisions/start.md). Development and the demo start without them.
 */
export function startPagesPlugin(): Plugin {
  let base = '/';
  let root = '';
  return {
    name: 'start-pages',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(config) {
      ({ base, root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { renderStartPages } = await loadModule<
          typeof import('../../src/app/start-pages/renderStartPages.tsx')
        >('/src/app/start-pages/renderStartPages.tsx');
        const { pages, ...texts } = renderStartPages();
        const data = { base, ...texts, ...findScripts(bundle, base, await pageModules(root)) };
        return startPagesHtml(html, pages, data, await bundledScript());
      },
    },
  };
}

/** The script as it stands in the page: bundled and minified, without imports. */
async function bundledScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: script, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${script}: no script came out`);
  return chunk.code.trim();
}

import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { loadModule } from '../loadModule.ts';
import { findScripts } from './findScripts.ts';
import { pageModules } from './pageModules.ts';
import { startFiles } from './startFiles.ts';
import { startPagesHtml } from './startPagesHtml.ts';

/**
 * Puts the start pages, their styles and the script that chooses among them into the production build's `index.html`, and
 * writes what they need of all pages into a file for each language (docs/decisions/start.md). Development and the demo
 * start without them.
 */
export function startPagesPlugin(): Plugin {
  let base = '/';
  let root = '';
  let complete: ((html: string) => string) | undefined;
  return {
    name: 'start-pages',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(config) {
      ({ base, root } = config);
    },
    async generateBundle(_options, bundle) {
      const { renderStartPages } = await loadModule<
        typeof import('../../src/app/start-pages/renderStartPages.tsx')
      >('/src/app/start-pages/renderStartPages.tsx');
      const { pages, languages } = renderStartPages();
      const { data, files } = startFiles(base, languages, findScripts(bundle, base, await pageModules(root)));
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const inline = await bundledScript('choosePage');
      const source = await bundledScript('startAnyway');
      const anyway =
        base + this.getFileName(this.emitFile({ type: 'asset', name: 'startAnyway.js', source }));
      complete = (html) => startPagesHtml(html, pages, data, { inline, anyway });
    },
    // Runs after `generateBundle`: only then all files have their names.
    transformIndexHtml: { order: 'post', handler: (html) => complete?.(html) ?? html },
  };
}

/** A script of `src/start/` that needs no other one: bundled and minified, without imports. */
async function bundledScript(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`../../src/start/${name}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${input}: no script came out`);
  return chunk.code.trim();
}

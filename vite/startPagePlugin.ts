import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundledLanguage } from '../src/api/languageCode.ts';
import { loadModule } from './loadModule.ts';
import { translationFile } from './translationsPlugin.ts';

const script = fileURLToPath(new URL('../src/start/showStartPage.ts', import.meta.url));

/**
 * Adds the sign-in page to the production build's `index.html`, in the default language of `public/config.json`, with a script that shows
 * it, or just its frame on other pages (docs/decisions/start.md). Not in development and the demo.
 */
export function startPagePlugin(): Plugin {
  let base = '/';
  let root = '';
  return {
    name: 'start-page',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(config) {
      ({ base, root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { renderStartPage } = await loadModule<
          typeof import('../src/app/start-page/renderStartPage.tsx')
        >('/src/app/start-page/renderStartPage.tsx');
        const { translations } = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8'));
        const language = translations?.defaultLanguage ?? bundledLanguage;
        const texts = JSON.parse(translationFile(join(root, 'i18n'), language));
        const { light, dark, notArrived, tooOld } = renderStartPage(language, texts);
        const body = [
          `<div id="root" data-base="${base}"></div>`,
          template('light', light),
          template('dark', dark),
          notArrivedTemplate(notArrived),
          `<template id="too-old"><div role="alert" class="not-arrived"><p>${tooOld}</p></div></template>`,
          `<script>${(await bundledScript()).replaceAll('</', '<\\/')}</script>`,
        ];
        return html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace('<div id="root"></div>', () => body.join('\n'));
      },
    },
  };
}

/** A page with all its styles in one element, which the security policy allows by hash; it forbids style attributes. */
function template(theme: string, markup: string): string {
  const styles = new Set<string>();
  const bareMarkup = markup.replace(/<style[^>]*>(.*?)<\/style>/gs, (_element, rules: string) => {
    styles.add(rules);
    return '';
  });
  const attributes: string[] = [];
  const withoutAttributes = bareMarkup.replace(/ style="([^"]*)"/g, (_attribute, rules: string) => {
    attributes.push(`[data-style="${attributes.length}"]{${rules}}`);
    return ` data-style="${attributes.length - 1}"`;
  });
  return `<template id="start-${theme}"><style>${[...styles, ...attributes].join('')}</style>${withoutAttributes}</template>`;
}

const notArrivedTemplate = ({ message, retry }: { message: string; retry: string }) =>
  `<template id="not-arrived"><div role="alert" class="not-arrived"><p>${message}</p><button type="button">${retry}</button></div></template>`;

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

import type { RenderedPage } from '../../src/app/start-pages/renderStartPages.tsx';
import type { StartData } from '../../src/start/startData.ts';
import { minifyStyles } from './minifyStyles.ts';
import { startTemplates } from './startTemplates.ts';

interface StartScripts {
  /** The script that stands in the document. */
  readonly inline: string;
  /** The address of the one that starts the application where the document's is refused. */
  readonly anyway: string;
}

/**
 * Puts start pages, styles, data and scripts into the document: styles at its head, the rest after `#root`. The script has
 * the entry of the application fetched in its turn, so its tags are taken out.
 */
export function startPagesHtml(
  html: string,
  pages: readonly RenderedPage[],
  data: StartData,
  scripts: StartScripts,
): string {
  const { templates, styles } = startTemplates(pages);
  const head = [
    `<style data-start="">${minifyStyles(styles.shared)}</style>`,
    ...(['light', 'dark'] as const).map(
      (theme) =>
        `<style data-start="${theme}" media="(prefers-color-scheme: ${theme})">${minifyStyles(styles[theme])}</style>`,
    ),
  ];
  const body = [
    ...templates.map(
      ({ name, title, markup }) => `<template data-start="${name}" title="${title}">${markup}</template>`,
    ),
    `<script type="application/json" id="start-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${scripts.inline.replaceAll('</', '<\\/')}</script>`,
    `<script async src="${scripts.anyway}"></script>`,
  ];
  const entryTags = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  if (!entryTags.test(html)) throw new Error('index.html has no entry script');
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
  return html
    .replace(entryTags, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(root, () => `${root}\n${body.join('\n')}`);
}

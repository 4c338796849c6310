import type { RenderedPage } from '../../src/app/start-pages/renderStartPages.tsx';
import type { StartData } from '../../src/start/startData.ts';
import { collectStyles, mergeThemes } from './mergeThemes.ts';
import { minifyStyles } from './minifyStyles.ts';
import { shortenClasses } from './shortenClasses.ts';

/**
 * Puts start pages, styles, data and script into the document: styles at its head, the rest after `#root`. The script has
 * the entry of the application fetched in its turn, so its tags are taken out.
 */
export function startPagesHtml(
  html: string,
  pages: readonly RenderedPage[],
  data: StartData,
  script: string,
): string {
  const merged = pages.map((page) => ({ ...page, ...mergeThemes(page.light, page.dark) }));
  const { markups, styles } = shortenClasses({
    markups: merged.map(({ markup }) => markup),
    styles: collectStyles(merged),
  });
  const head = [
    `<style data-start="">${minifyStyles(styles.shared)}</style>`,
    ...(['light', 'dark'] as const).map(
      (theme) =>
        `<style data-start="${theme}" media="(prefers-color-scheme: ${theme})">${minifyStyles(styles[theme])}</style>`,
    ),
  ];
  const body = [
    ...merged.map(
      ({ kind, language, direction, menu, title }, index) =>
        `<template data-start="${kind}" lang="${language}" dir="${direction}" data-menu="${menu}" title="${escapeAttribute(title)}">${markups[index]}</template>`,
    ),
    `<script type="application/json" id="start-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${script.replaceAll('</', '<\\/')}</script>`,
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

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

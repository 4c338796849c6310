import createCache, { type StylisPlugin } from '@emotion/cache';

/** Adds the prefixed `user-select`, the only property in use that Safari supports only with a prefix. */
const selectable: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Other browsers' pseudo-elements, whose rules this browser rejects with an error: a dozen in each form. */
const foreign = ['::-ms-', ...(isKnown('::-moz-focus-inner') ? [] : ['::-moz-'])];

const native: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  const isForeign = (selector: string) => foreign.some((prefix) => selector.includes(prefix));
  if (element.props.every(isForeign)) element.type = 'comm';
};

/** Whether the browser supports a pseudo-element; true at build time, where there is no browser to ask. */
function isKnown(pseudoElement: string): boolean {
  return !('CSS' in globalThis) || CSS.supports(`selector(${pseudoElement})`);
}

/** `@media`, `@container` and `@supports`. */
const conditional = /^@(media|container|supports)/;

/**
 * Chromium computes the styles of the whole page again for each conditional rule that is added, but of one inside a
 * style rule only for the elements that it names. `:where` adds no specificity.
 */
function inStyleRule(rule: string): string {
  return conditional.test(rule) ? `:where(html){${rule}}` : rule;
}

/** Emotion's cache without its prefixer, which takes a third of the styling time (docs/performance.md). */
export function createEmotionCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [selectable, native] });
  if ('CSS' in globalThis && CSS.supports('selector(&)')) {
    const insert = cache.sheet.insert.bind(cache.sheet);
    cache.sheet.insert = (rule) => insert(inStyleRule(rule));
  }
  return cache;
}

/** The cache of the application. */
export const emotionCache = createEmotionCache();

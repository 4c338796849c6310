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

/** Emotion's cache without its prefixer, which takes a third of the styling time (docs/performance.md). */
export const createEmotionCache = () => createCache({ key: 'css', stylisPlugins: [selectable, native] });

/** The cache of the application. */
export const emotionCache = createEmotionCache();

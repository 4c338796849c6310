import createCache, { type StylisPlugin } from '@emotion/cache';

/** The one property in use that Safari still knows by its old name alone. */
const selectable: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Pseudo-elements of other browsers: a rule that names one is refused with an error, a dozen in each form. */
const foreign = ['::-ms-', ...(isKnown('::-moz-focus-inner') ? [] : ['::-moz-'])];

const native: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  const isForeign = (selector: string) => foreign.some((prefix) => selector.includes(prefix));
  if (element.props.every(isForeign)) element.type = 'comm';
};

/** The build, which renders the start pages, has no browser to ask: it keeps the rules. */
function isKnown(pseudoElement: string): boolean {
  return !('CSS' in globalThis) || CSS.supports(`selector(${pseudoElement})`);
}

/** Emotion's cache without its prefixer, which takes a third of the time of styles (docs/performance.md). */
export const createEmotionCache = () => createCache({ key: 'css', stylisPlugins: [selectable, native] });

/** The one of the application. */
export const emotionCache = createEmotionCache();

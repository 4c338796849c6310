import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/**
 * Declarations that decide neither whether something is visible nor whether it can be clicked. Charts also ask for a width and a height of
 * their own.
 */
const decorative =
  /(?<![\w-])(?!(?:display|visibility|content-visibility|opacity|pointer-events):|(?:width|height):100%;)[\w-]+:[^;{}]*;/g;

/** On the window, because this module loads again for each test file. */
const isThin = Symbol.for('styles are thin');
const isRead = Symbol.for('styles are read');
const scope: typeof globalThis & { [isThin]?: boolean; [isRead]?: boolean } = globalThis;

/**
 * Lets Emotion leave out decorative declarations, on which jsdom spends a sixth of the time of a page. A test file that reads them calls
 * `readsStyles`.
 */
export function thinStyles(): void {
  if (scope[isThin]) return;
  scope[isThin] = true;
  const { result, unmount } = renderHook(useEmotionCache);
  unmount();
  const sheet: unknown = Object.getPrototypeOf(result.current?.sheet);
  if (!isSheet(sheet)) throw new Error('Emotion has no sheet');
  const { insert } = sheet;
  sheet.insert = function (rule) {
    const thin = scope[isRead] ? rule : rule.replace(decorative, '');
    if (thin.includes(';')) insert.call(this, thin);
  };
  const { querySelector } = Document.prototype;
  // Emotion looks in the whole document for each global style of a server.
  Document.prototype.querySelector = function (selectors: string) {
    return selectors.startsWith('style[data-emotion=') ? null : querySelector.call(this, selectors);
  };
}

interface Sheet {
  insert(this: unknown, rule: string): void;
}

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'insert' in value;

/** Lets Emotion insert all styles in this file. */
export function readsStyles(): void {
  beforeAll(() => {
    scope[isRead] = true;
  });
  afterAll(() => {
    scope[isRead] = false;
  });
}

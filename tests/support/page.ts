import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { forgetRouters } from './forgetRouters';

/** Resets the window to that of a new browser: no storage, no cookies, an empty document at `/` without styles. */
export function clearPage(): void {
  forgetRouters();
  clearStyles();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
}

/** Removes all cookies visible to scripts. */
export function clearCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]?.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

// Emotion creates an element per style; those of many files would slow down every query of the document.
function clearStyles(): void {
  const { result, unmount } = renderHook(useEmotionCache);
  unmount();
  result.current?.sheet.flush();
  // The application's cache is new in each file.
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
  for (const styles of [result.current?.inserted, result.current?.registered]) {
    for (const name of Object.keys(styles ?? {})) Reflect.deleteProperty(styles ?? {}, name);
  }
}

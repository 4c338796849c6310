import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { forgetRouters } from './forgetRouters';

/** Leaves the window as a browser opens it: no storage, no cookies, an empty document at `/` without styles. */
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

/** Removes all cookies that a script can see. */
export function clearCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]?.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

// Emotion gives each style an element of its own: those of many files would slow every query of the document down.
function clearStyles(): void {
  const { result, unmount } = renderHook(useEmotionCache);
  unmount();
  result.current?.sheet.flush();
  // The application has a cache of its own, new with each file.
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
  for (const styles of [result.current?.inserted, result.current?.registered]) {
    for (const name of Object.keys(styles ?? {})) Reflect.deleteProperty(styles ?? {}, name);
  }
}

import { onTestFinished, vi } from 'vitest';

/** Records each address that the application navigates to from now on, and whether it pushes or replaces. */
export function recordNavigations(): string[] {
  const navigations: string[] = [];
  for (const [method, how] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const navigate = window.history[method].bind(window.history);
    vi.spyOn(window.history, method).mockImplementation((state, unused, url) => {
      const before = location.href;
      navigate(state, unused, url);
      // The router also replaces entries to number them.
      if (method === 'pushState' || location.href !== before) navigations.push(`${how} ${url}`);
    });
  }
  return navigations;
}

/** Records the page's text at each change of the document from now on. */
export function recordFrames(): { readonly text: string; readonly signedIn: boolean }[] {
  const frames: { text: string; signedIn: boolean }[] = [];
  const take = () =>
    frames.push({
      text: document.body.textContent ?? '',
      signedIn: localStorage.getItem('access_token') !== null,
    });
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return frames;
}

/** Navigates like the browser's Forward button, with an entry numbered like the router's own. */
export function visit(path: string): void {
  const idx = (window.history.state?.idx ?? 0) + 1;
  window.history.pushState({ idx, key: `visit-${idx}`, usr: null }, '', `${location.origin}${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/** A promise that the test resolves by calling `open`. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

import { onTestFinished, vi } from 'vitest';

/** Each address that the application navigates to from now on, with how: by a new entry or in place of the present one. */
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
      // The router also replaces an entry by itself, to number it.
      if (method === 'pushState' || location.href !== before) navigations.push(`${how} ${url}`);
    });
  }
  return navigations;
}

/** Everything that the page has said from now on, one text for each change of the document. */
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

/** Goes to an address by the browser's Forward button: a new entry, numbered as the router numbers its own. */
export function visit(path: string): void {
  const idx = (window.history.state?.idx ?? 0) + 1;
  window.history.pushState({ idx, key: `visit-${idx}`, usr: null }, '', `${location.origin}${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/** Something that waits until the test lets it go on. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

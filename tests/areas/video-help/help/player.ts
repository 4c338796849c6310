import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom does not have of a film: it can be played, paused and sought in, and tells of it. */
export function stubPlayer(): void {
  beforeEach(() => {
    const paused = new WeakMap<HTMLMediaElement, boolean>();
    const { prototype } = HTMLMediaElement;
    vi.spyOn(prototype, 'paused', 'get').mockImplementation(function paused_(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    });
    vi.spyOn(prototype, 'readyState', 'get').mockReturnValue(4);
    vi.spyOn(prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
      paused.set(this, false);
      this.dispatchEvent(new Event('play', { bubbles: true }));
    });
    vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      if (paused.get(this) !== false) return;
      paused.set(this, true);
      this.dispatchEvent(new Event('pause', { bubbles: true }));
    });
    vi.spyOn(prototype, 'addTextTrack').mockReturnValue({
      cues: [],
      addCue() {},
      removeCue() {},
      mode: '',
    } as never);
    // The list of lines has a height here.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
    // As a browser does, but at once.
    HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
      this.dispatchEvent(new Event('scroll'));
    } as typeof HTMLElement.prototype.scrollTo;
  });
  // jsdom has none: the next file of this process is to find none either.
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo'));
}

export const film = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (found === null) throw new Error('There is no film');
  return found;
};

/** The film is at a second, and says so. */
export function playAt(seconds: number, event = 'timeupdate'): void {
  film().currentTime = seconds;
  film().dispatchEvent(new Event(event, { bubbles: true }));
}

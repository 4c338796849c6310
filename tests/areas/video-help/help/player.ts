import { beforeEach, vi } from 'vitest';

/** Simulates playback, which jsdom lacks. */
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
  });
}

export const video = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (found === null) throw new Error('No video');
  return found;
};

/** Moves the video to a second. */
export function playAt(seconds: number, event = 'timeupdate'): void {
  video().currentTime = seconds;
  video().dispatchEvent(new Event(event, { bubbles: true }));
}

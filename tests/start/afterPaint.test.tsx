import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/start/afterPaint';

let frames: (() => void)[];
const painted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  painted.mockClear();
});
afterEach(() => vi.useRealTimers());

it('waits for the frame and for its paint', async () => {
  void afterPaint().then(painted);
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalledTimes(1);
});

it('waits half a second at most, for a page that is covered gets no frame', async () => {
  void afterPaint().then(painted);
  await vi.advanceTimersByTimeAsync(500);
  expect(painted).toHaveBeenCalledTimes(1);
});

it('does not wait in the background', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  void afterPaint().then(painted);
  await Promise.resolve();
  expect(painted).toHaveBeenCalledTimes(1);
});

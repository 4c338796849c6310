import { renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followPageRoom, useNarrowPage } from '@/ui/page/pageRoom';

/** Whether a page counts as narrow in an element of this width, in pixels, of which 48 are its padding. */
function isNarrowAt(width: number): boolean {
  const main = document.createElement('main');
  main.style.padding = '0 24px';
  Object.defineProperty(main, 'clientWidth', { value: width });
  document.documentElement.style.fontSize = '16px';
  document.body.append(main);
  const stop = followPageRoom(main);
  onTestFinished(() => {
    stop();
    main.remove();
    document.documentElement.style.removeProperty('font-size');
  });
  return renderHook(useNarrowPage).result.current;
}

describe('the room of a page', () => {
  // 52 rem of 16 px are 832 px.
  it.each([
    ['enough for several buttons', 48 + 832, false],
    ['a pixel too little', 48 + 831, true],
    ['not known before it is laid out', 0, false],
  ])('is %s', (_room, width, isNarrow) => expect(isNarrowAt(width)).toBe(isNarrow));
});

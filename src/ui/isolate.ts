import { directionChanging } from './visibleText';

// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, the plain-text equivalent of `<bdi>`.
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];

/** Isolates a name, so that its direction does not affect the surrounding text. */
export function isolate(name: string): string {
  return isolateStart + name.replace(directionChanging, '') + isolateEnd;
}

/** Splits a text at its isolated names; every second piece is a name. */
export const isolatedPieces = (text: string) =>
  text.split(new RegExp(`${isolateStart}([^${isolateEnd}]*)${isolateEnd}`));

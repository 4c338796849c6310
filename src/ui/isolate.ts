// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, the plain-text equivalent of `<bdi>`.
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Isolates a name, so that its direction does not affect the surrounding text. */
export function isolate(name: string): string {
  return isolateStart + name.replace(directionControls, '') + isolateEnd;
}

/** Splits a text at its isolated names; every second piece is a name. */
export const isolatedPieces = (text: string) =>
  text.split(new RegExp(`${isolateStart}([^${isolateEnd}]*)${isolateEnd}`));

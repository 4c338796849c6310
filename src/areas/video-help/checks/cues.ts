/** A caption: plain text from one second to another. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const maxCues = 5000;
const maxCueLength = 500;

/** A problem of captions: its code, and the line of the file or the number of the cue, starting at 1. */
export interface CueProblem {
  readonly code: string;
  readonly line: number;
  /** Whether it does not prevent saving. */
  readonly isWarning?: boolean;
}

/** The problem code of a cue in a video of `durationSec` seconds, if any. */
export function cueError({ start, end, text }: Cue, durationSec: number): string | undefined {
  if (!(start >= 0) || !(end >= 0)) return 'noTime';
  if (end <= start) return 'endBeforeStart';
  if (start > durationSec) return 'beyondVideo';
  if (text.trim() === '') return 'emptyCue';
  return text.length > maxCueLength ? 'longCue' : undefined;
}

/** The problems of cues; overlaps do not prevent saving. `lineOf` returns a cue's line. */
export function cueProblems(
  cues: readonly Cue[],
  durationSec: number,
  lineOf: (index: number) => number = (index) => index + 1,
): CueProblem[] {
  const found: CueProblem[] = [];
  if (cues.length > maxCues) found.push({ code: 'tooManyCues', line: lineOf(maxCues) });
  let latest = 0;
  for (const [index, cue] of cues.entries()) {
    const code = cueError(cue, durationSec);
    if (code !== undefined) found.push({ code, line: lineOf(index) });
    else if (cue.start < latest) found.push({ code: 'overlap', line: lineOf(index), isWarning: true });
    latest = Math.max(latest, cue.end);
  }
  return found;
}

/** `1:02:03` or `2:03`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${hours > 0 ? two(Math.floor((whole % 3600) / 60)) : Math.floor(whole / 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The index of the cue at a second, the last of several; -1 before the first one. Cues are sorted by start. */
export function spokenAt(cues: readonly Cue[], time: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time + 0.001) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

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
  const problems: CueProblem[] = [];
  if (cues.length > maxCues) problems.push({ code: 'tooManyCues', line: lineOf(maxCues) });
  let latestEnd = 0;
  for (const [index, cue] of cues.entries()) {
    const code = cueError(cue, durationSec);
    if (code !== undefined) {
      // It will be corrected, so it says nothing about the next one.
      problems.push({ code, line: lineOf(index) });
      continue;
    }
    if (cue.start < latestEnd) problems.push({ code: 'overlap', line: lineOf(index), isWarning: true });
    latestEnd = Math.max(latestEnd, cue.end);
  }
  return problems;
}

/** `1:02:03` or `2:03`. */
export function clock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const clockTime = `${hours > 0 ? twoDigits(Math.floor((total % 3600) / 60)) : Math.floor(total / 60)}:${twoDigits(total % 60)}`;
  return hours > 0 ? `${hours}:${clockTime}` : clockTime;
}

/** The index of the cue at a second, the last of several; -1 before the first one. Cues are sorted by start. */
export function cueIndexAt(cues: readonly Cue[], time: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time + 0.001) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

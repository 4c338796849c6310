import { type Cue, type CueProblem, maxCues } from './cues';
import { plainCueText } from './plainCueText';

/** The content of a captions file, and its problems by line. Hints name what is left out. */
export interface Captions {
  /** Sorted by start. */
  readonly cues: readonly Cue[];
  /** The line on which each cue starts. */
  readonly lines: readonly number[];
  readonly problems: readonly CueProblem[];
}

const timestamp = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,9}))?`;
const timing = new RegExp(String.raw`^\s*${timestamp}\s*-->\s*${timestamp}(?:\s.*)?$`);

const clock = String.raw`(?:\d+:)+\d+`;
/** What is meant as times: two clocks with an arrow between them or with fractions, or WebVTT's arrow beside a clock. */
const timingLike = new RegExp(
  String.raw`^\s*${clock}(?:[.,]\d+)?\s*[-–—=]*[>→]\s*\d|^\s*${clock}[.,]\d+\s*\S{0,3}\s*${clock}[.,]\d|\d:\S{1,12}\s?-->|-->\s?\S{1,12}:\d`,
);

/** Parses seconds; `.5` and `.50` are half a second. */
function secondsOf([hours, minutes, seconds, fraction = '0']: readonly (string | undefined)[]): number {
  const exact = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
  return Math.round(exact * 1000) / 1000;
}

const isBlank = (line: string | undefined) => line?.trim() === '';
const isNumber = (line: string | undefined) => /^\s*\d+\s*$/.test(line ?? '');

/** Decodes a file as UTF-8 or, by its byte order mark, UTF-16; undefined for anything else. */
export function decodeCaptions(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads WebVTT and SubRip line by line, with or without a header. A cue's text ends as WebVTT says, or before a number. */
export function readCaptions(text: string): Captions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const entries: { readonly cue: Cue; readonly line: number }[] = [];
  const problems: CueProblem[] = [];
  const isWebVtt = /^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '');
  /** Within WebVTT, no text may contain the arrow. */
  const isTiming = (line = '') => (isWebVtt && line.includes('-->')) || timingLike.test(line);

  /** The line after a header, style, region or note. */
  function blockEnd(from: number): number {
    let end = from;
    while (end < lines.length && lines[end] !== '' && !isTiming(lines[end])) end += 1;
    return end;
  }

  /** The line after a cue's text: an empty one, the next times, or their number if the cue has one itself. */
  function textEnd(from: number, isNumbered: boolean): number {
    for (let at = from; at < lines.length; at += 1) {
      if (isTiming(lines[at])) return isNumbered && at > from && isNumber(lines[at - 1]) ? at - 1 : at;
      if (!isBlank(lines[at])) continue;
      // SubRip files may have spaces between cues; in WebVTT a line of spaces is text.
      let next = at;
      while (isBlank(lines[next])) next += 1;
      const isNext = isTiming(lines[next]) || (isNumber(lines[next]) && isTiming(lines[next + 1]));
      const emptyLine = lines.slice(at, next).indexOf('');
      if (isNext || emptyLine >= 0) return at + (isNext ? 0 : emptyLine);
      at = next - 1;
    }
    return lines.length;
  }

  let index = isWebVtt ? blockEnd(1) : 0;
  while (index < lines.length && entries.length <= maxCues) {
    const line = lines[index] ?? '';
    if (isBlank(line)) {
      index += 1;
      continue;
    }
    if (isWebVtt && /^(?:STYLE|REGION|NOTE)(?:\s|$)/.test(line)) {
      index = blockEnd(index + 1);
      continue;
    }
    // A number or a name may precede the times.
    const at = !isTiming(line) && isTiming(lines[index + 1]) ? index + 1 : index;
    const end = textEnd(at + 1, isNumber(line));
    const times = timing.exec(lines[at] ?? '');
    const cueText = plainCueText(lines.slice(at + 1, end).join('\n'));
    if (!isTiming(lines[at])) problems.push({ code: 'untimed', line: at + 1, isWarning: true });
    else if (times === null) problems.push({ code: 'badTime', line: at + 1 });
    else if (cueText === '') problems.push({ code: 'textless', line: at + 1, isWarning: true });
    else {
      const cue = { start: secondsOf(times.slice(1, 5)), end: secondsOf(times.slice(5, 9)), text: cueText };
      entries.push({ cue, line: at + 1 });
    }
    index = end;
  }
  if (entries.length === 0 && problems.every(({ isWarning }) => isWarning))
    problems.push({ code: 'noCues', line: 1 });
  entries.sort((left, right) => left.cue.start - right.cue.start);
  return { cues: entries.map(({ cue }) => cue), lines: entries.map(({ line }) => line), problems };
}

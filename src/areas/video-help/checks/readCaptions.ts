import { type Cue, type CueProblem, mostCues } from './cues';

/** The content of a captions file, and the lines that could not be read. */
export interface Captions {
  readonly cues: readonly Cue[];
  /** The line on which each cue starts. */
  readonly lines: readonly number[];
  readonly problems: readonly CueProblem[];
}

const moment = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(`^\\s*${moment}\\s*-->\\s*${moment}(?:\\s.*)?$`);

/** Parses seconds; `.5` and `.50` are half a second. */
const secondsOf = ([hours, minutes, seconds, parts = '']: readonly (string | undefined)[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${parts}`);

const entities: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0', '&lrm;': '\u200e', '&rlm;': '\u200f', '&amp;': '&' },
};

/** A cue's text without WebVTT tags; anything else stays as written. */
function plain(text: string): string {
  return text
    .replace(/<\/?(?:[bicu]|v|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi, '')
    .replace(/&(?:lt|gt|nbsp|lrm|rlm|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

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

/** Reads WebVTT and SubRip line by line, with or without a header. */
export function readCaptions(text: string): Captions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const places: number[] = [];
  const problems: CueProblem[] = [];
  let index = 0;
  const blockEnd = (from: number) => {
    let end = from;
    while (end < lines.length && lines[end]?.trim() !== '') end += 1;
    return end;
  };
  while (index < lines.length && cues.length <= mostCues) {
    const line = lines[index] ?? '';
    if (line.trim() === '') {
      index += 1;
      continue;
    }
    const end = blockEnd(index);
    const isHead = index === 0 && /^WEBVTT(?:[ \t].*)?$/.test(line);
    if (isHead || /^(?:STYLE|REGION|NOTE)(?:\s|$)/.test(line)) {
      index = isHead ? index + 1 : end;
      // More header lines, up to an empty one or a cue.
      while (
        isHead &&
        index < end &&
        !timing.test(lines[index] ?? '') &&
        !timing.test(lines[index + 1] ?? '')
      )
        index += 1;
      continue;
    }
    // A number or a name may precede the times.
    const at = timing.test(line) ? index : index + 1;
    const found = at < end ? timing.exec(lines[at] ?? '') : null;
    if (found === null) {
      const isTimed = [line, lines[index + 1] ?? ''].findIndex((each) => each.includes('-->'));
      problems.push({ code: isTimed < 0 ? 'noTime' : 'badTime', line: index + 1 + Math.max(0, isTimed) });
    } else {
      const spoken = plain(lines.slice(at + 1, end).join('\n'));
      cues.push({ start: secondsOf(found.slice(1, 5)), end: secondsOf(found.slice(5, 9)), text: spoken });
      places.push(at + 1);
    }
    index = end;
  }
  if (cues.length === 0 && problems.length === 0) problems.push({ code: 'noCues', line: 1 });
  return { cues, lines: places, problems };
}

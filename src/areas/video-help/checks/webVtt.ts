import type { Cue } from './cues';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for a cue of WebVTT, in which tags are parsed. */
export const escapeCueText = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** `01:02:03.500` */
function timestamp(seconds: number): string {
  const total = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  const clock = [total / 3_600_000, (total / 60_000) % 60, (total / 1000) % 60];
  return `${clock.map((value) => part(value, 2)).join(':')}.${part(total % 1000, 3)}`;
}

/** Captions as a WebVTT file (https://www.w3.org/TR/webvtt1/); an empty line would end a cue, so there is none in it. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) =>
      `${timestamp(start)} --> ${timestamp(end)}\n${escapeCueText(text)
        .replace(/\s*\n\s*/g, '\n')
        .trim()}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

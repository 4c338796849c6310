import { describe, expect, it } from 'vitest';
import { cueIndexAt, cueProblems } from '@/areas/video-help/checks/cues';
import { decodeCaptions, readCaptions } from '@/areas/video-help/checks/readCaptions';
import { escapeCueText, writeWebVtt } from '@/areas/video-help/checks/webVtt';

const cue = (start: number, end: number, text: string) => ({ start, end, text });

describe('readCaptions', () => {
  it.each([
    ['without a header', '00:01.000 --> 00:02.500\nOpen Users\n'],
    [
      'with a byte order mark and Windows line ends',
      '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nOpen Users\r\n',
    ],
    ['of SubRip with a comma', '1\n00:00:01,000 --> 00:00:02,500\nOpen Users\n'],
    ['of SubRip with a dot', '1\n00:00:01.000 --> 00:00:02.500\nOpen Users\n'],
    ['with hundredths of a second', '00:01.00 --> 00:02.50\nOpen Users'],
    [
      'with styles, regions and notes',
      'WEBVTT - a\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE no --> cue\n\nfirst\n00:01.000 --> 00:02.500 align:start\nOpen Users',
    ],
  ])('reads a file %s', (_name, text) => {
    const { cues, problems } = readCaptions(text);
    expect(problems).toEqual([]);
    expect(cues).toEqual([cue(1, 2.5, 'Open Users')]);
  });

  it('names the lines that cannot be read', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n00:xx --> 00:04.000\nTwo\n\nno time at all\n';
    const { cues, problems } = readCaptions(text);
    expect(cues).toHaveLength(1);
    expect(problems).toEqual([
      { code: 'badTime', line: 6 },
      { code: 'untimed', line: 9, isWarning: true },
    ]);
    expect(readCaptions('WEBVTT\n').problems).toEqual([{ code: 'noCues', line: 1 }]);
  });

  it('decodes UTF-8 and UTF-16 and rejects binary files', () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...'Grüße'].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
    expect(decodeCaptions(utf16)).toBe('Grüße');
    expect(decodeCaptions(new TextEncoder().encode('Grüße'))).toBe('Grüße');
    expect(decodeCaptions(new Uint8Array([0xc3, 0x28]))).toBeUndefined();
    expect(decodeCaptions(new Uint8Array([65, 0, 66]))).toBeUndefined();
  });

  it('strips WebVTT tags and keeps all other text as written', () => {
    const said = (text: string) => readCaptions(`00:01.000 --> 00:02.000\n${text}`).cues[0]?.text;
    expect(said('<v Ada>He says <b>yes</b> &amp; <i>no</i>')).toBe('Ada: He says yes & no');
    expect(said('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
    expect(said('a < b > c\n\u202eabc')).toBe('a < b > c\n\u202eabc');
    expect(escapeCueText('<b> & <img onerror>')).toBe('&lt;b&gt; &amp; &lt;img onerror&gt;');
  });

  it('reports each invalid cue, and overlaps as warnings', () => {
    const cues = [cue(5, 5, 'a'), cue(6, 8, 'b'), cue(7, 9, 'c'), cue(99, 100, 'd'), cue(10, 11, ' ')];
    expect(cueProblems(cues, 60, (index) => index * 10)).toEqual([
      { code: 'endBeforeStart', line: 0 },
      { code: 'overlap', line: 20, isWarning: true },
      { code: 'beyondVideo', line: 30 },
      { code: 'emptyCue', line: 40 },
    ]);
  });

  it('reports no overlap with a cue that is refused', () => {
    const cues = [cue(1, 50, 'w'.repeat(501)), cue(2, 3, 'b'), cue(2.5, 4, 'c')];
    expect(cueProblems(cues, 60)).toEqual([
      { code: 'longCue', line: 1 },
      { code: 'overlap', line: 3, isWarning: true },
    ]);
  });

  it('stops after 5,000 cues', () => {
    const lines = Array.from({ length: 20_000 }, () => `00:00:01.000 --> 00:00:02.000\nx\n`);
    const { cues } = readCaptions(lines.join('\n'));
    expect(cues).toHaveLength(5001);
    expect(cueProblems(cues, 60).some(({ code }) => code === 'tooManyCues')).toBe(true);
  });
});

describe('writeWebVtt', () => {
  const cues = [
    cue(0, 1.5, '- Can I plan it?\n- Yes'),
    cue(62.007, 3725.25, 'Anna: <b> & "-->"'),
    cue(3726, 3727, 'One\n\n two'),
  ];

  it('writes hours, thousandths, escaped text and no empty line within a cue', () => {
    expect(writeWebVtt(cues)).toBe(
      `WEBVTT

00:00:00.000 --> 00:00:01.500
- Can I plan it?
- Yes

00:01:02.007 --> 01:02:05.250
Anna: &lt;b&gt; &amp; "--&gt;"

01:02:06.000 --> 01:02:07.000
One
two
`,
    );
  });

  it('is read as it was written', () => {
    const { cues: read, problems } = readCaptions(writeWebVtt(cues));
    expect(problems).toEqual([]);
    expect(read.slice(0, 2)).toEqual(cues.slice(0, 2));
  });
});

it('cueIndexAt returns the last cue that has started', () => {
  const cues = [cue(1, 2, 'a'), cue(3, 4, 'b'), cue(3.5, 5, 'c')];
  expect([0, 1, 2.5, 3, 3.6, 9].map((time) => cueIndexAt(cues, time))).toEqual([-1, 0, 0, 1, 2, 2]);
});

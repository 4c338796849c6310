import { describe, expect, it } from 'vitest';
import { cueProblems } from '@/areas/video-help/checks/cues';
import { readCaptions } from '@/areas/video-help/checks/readCaptions';

/** Cues as `start end text`. */
const read = (...lines: string[]) => {
  const { cues, problems } = readCaptions(lines.join('\n'));
  const said = cues.map(({ start, end, text }) => `${start} ${end} ${text}`);
  return problems.length === 0 ? said : { said, problems };
};
const hint = (code: string, line: number) => ({ code, line, isWarning: true });
const said = (text: string) => readCaptions(`00:01.000 --> 00:02.000\n${text}`).cues[0]?.text;

const three = ['1 3 Open the menu.', '3 5 Choose Users.', '5 7 Press Invite.'];

describe('a cue’s text ends', () => {
  it('at the next times, in SubRip before their number', () => {
    expect(
      read(
        ...['1', '00:00:01,000 --> 00:00:03,000', 'Open the menu.'],
        ...['2', '00:00:03,000 --> 00:00:05,000', 'Choose Users.'],
        ...['3', '00:00:05,000 --> 00:00:07,000', 'Press Invite.'],
      ),
    ).toEqual(three);
    expect(
      read(
        ...['WEBVTT', '', '00:01.000 --> 00:03.000', 'Open the menu.'],
        ...['00:03.000 --> 00:05.000', 'Choose Users.', '00:05.000 --> 00:07.000', 'Press Invite.'],
      ),
    ).toEqual(three);
    expect(
      read(
        ...['1', '00:00:01,000 --> 00:00:03,000', '{\\an8}Open the menu.', ''],
        ...['2', '00:00:03,000 --> 00:00:05,000', 'Don&#39;t close it.'],
        ...['3', '00:00:05,000 --> 00:00:07,000', 'Choose Users.', ''],
        ...['4', '00:00:07,000 --> 00:00:09,000', 'Press Invite.'],
      ),
    ).toEqual(['1 3 Open the menu.', "3 5 Don't close it.", '5 7 Choose Users.', '7 9 Press Invite.']);
  });

  it('not before a number that is said', () => {
    expect(
      read('WEBVTT', '', '00:01.000 --> 00:03.000', 'How many?', '5', '00:03.000 --> 00:05.000', 'So many.'),
    ).toEqual(['1 3 How many?\n5', '3 5 So many.']);
    expect(
      read('1', '00:00:01,000 --> 00:00:03,000', '5', '2', '00:00:03,000 --> 00:00:05,000', 'So many.'),
    ).toEqual(['1 3 5', '3 5 So many.']);
  });

  it('at times that cannot be read, which are named', () => {
    const times = { code: 'badTime', line: 5 };
    const lines = ['1', '00:00:01,000 --> 00:00:03,000', 'Open the menu.', '2'];
    for (const written of [
      '00:00:03,000 -> 00:00:05,000',
      '00:03 → 00:05',
      '0:00:03.000,0:00:05.000',
      '00:00:03,000 --> 00:00:99,000',
      'OO:00:03,000 --> 00:00:05,000',
    ])
      expect(read(...lines, written, 'Choose Users.')).toEqual({
        said: ['1 3 Open the menu.'],
        problems: [times],
      });
    expect(
      read(lines[0] ?? '', lines[1] ?? '', 'Extras --> Options, 10:30 > 11:30 or 10:30 - 11:00'),
    ).toEqual(['1 3 Extras --> Options, 10:30 > 11:30 or 10:30 - 11:00']);
  });

  it('at an empty line; a line of spaces is text, but in SubRip it separates cues', () => {
    expect(
      read(
        ...['WEBVTT', 'Kind: captions', 'Language: en', ''],
        ...['00:00:00.799 --> 00:00:02.869 align:start position:0%', ' '],
        'hi<00:00:01.040><c> everyone</c><00:00:01.920><c> today</c>',
        ...['', '00:00:02.869 --> 00:00:02.879 align:start position:0%', 'hi everyone today', ' ', ''],
        ...['00:00:02.879 --> 00:00:04.070 align:start position:0%', 'hi everyone today'],
        'to<00:00:03.360><c> invite</c>',
      ),
    ).toEqual([
      '0.799 2.869 hi everyone today',
      '2.869 2.879 hi everyone today',
      '2.879 4.07 hi everyone today\nto invite',
    ]);
    expect(
      read(
        ...['1', '00:00:01,000 --> 00:00:03,000', 'Open the menu.', ' '],
        ...['2', '00:00:03,000 --> 00:00:05,000', 'Choose Users.', '\t'],
        ...['3', '00:00:05,000 --> 00:00:07,000', 'Press Invite.'],
      ),
    ).toEqual(three);
  });
});

describe('a cue’s text', () => {
  it.each([
    ['Don&#39;t close the window, it&rsquo;s saving.', "Don't close the window, it’s saving."],
    ['Press &quot;Save&quot; &ndash; twice &#x2713;', 'Press "Save" – twice ✓'],
    ['&gt;&gt; Q&amp;A: Tom &amp;amp; Jerry, 5 &lt; 7', '>> Q&A: Tom &amp; Jerry, 5 < 7'],
    ['&Aring;&auml;&ouml; 20&nbsp;&deg; &apos;&hellip;&apos; &lt;b&gt;', "Åäö 20\u00a0° '…' <b>"],
    ['Q&A, R&D, AT&T', 'Q&A, R&D, AT&T'],
  ])('has HTML’s references decoded once: %s', (written, text) => expect(said(written)).toBe(text));

  it.each([
    ['{\\an8}Open the menu.', 'Open the menu.'],
    ['<font color="#00ffff">Choose Users.</font>', 'Choose Users.'],
    ['{\\i1}Press{\\i0} <s>Add</s> Invite.', 'Press Add Invite.'],
    ['{\\an8\\pos(10,20)}<em>Press</em><br>Invite {now}.', 'Press\nInvite {now}.'],
  ])('has no override tags: %s', (written, text) => expect(said(written)).toBe(text));

  it.each([
    ['<v Ada Lovelace>Do you see the button?</v>', 'Ada Lovelace: Do you see the button?'],
    ['<v.loud Jürgen Müller>No.', 'Jürgen Müller: No.'],
    ['<v Ada Lovelace>Below.</v>\n<v Jürgen Müller>Ah.</v>', 'Ada Lovelace: Below.\nJürgen Müller: Ah.'],
    ['<v Ada &amp; Bo>Yes.</v> <v Cy><i>No.</i></v>', 'Ada & Bo: Yes.\nCy: No.'],
    ['<v>Nobody</v>', 'Nobody'],
  ])('names who speaks: %s', (written, text) => expect(said(written)).toBe(text));

  it('keeps its line breaks', () => {
    expect(said('- Can I plan it?\n- Yes.')).toBe('- Can I plan it?\n- Yes.');
  });
});

describe('what cannot be shown', () => {
  it('is left out with a hint', () => {
    expect(
      read(
        ...['1', '00:00:01,000 --> 00:00:03,000', 'Open the menu.', ''],
        ...['2', '00:00:03,000 --> 00:00:04,440', '', ''],
        ...['3', '00:00:05,000 --> 00:00:07,000', 'Press Invite.'],
      ),
    ).toEqual({ said: ['1 3 Open the menu.', '5 7 Press Invite.'], problems: [hint('textless', 6)] });
    expect(
      read(
        ...['WEBVTT', '', '00:00:01.000 --> 00:00:03.000 line:91% align:center', 'Open the menu.', ''],
        ...[
          '00:00:03.960 --> 00:00:06.600 line:79% align:center',
          '',
          'Haddock has seen it',
          'on deck 4.',
          '',
        ],
        ...['00:00:07.000 --> 00:00:09.040 line:91% align:center', 'Who is Haddock?'],
      ),
    ).toEqual({
      said: ['1 3 Open the menu.', '7 9.04 Who is Haddock?'],
      problems: [hint('textless', 6), hint('untimed', 8)],
    });
  });

  it('refuses a file without any cue', () => {
    expect(read('Dear all,', '', 'hello')).toEqual({
      said: [],
      problems: [hint('untimed', 1), hint('untimed', 3), { code: 'noCues', line: 1 }],
    });
  });
});

it('reads times without fractions, with few or with many digits', () => {
  expect(read('1', '0:0:4,8 --> 0:0:7,4', 'A', '', '2', '00:00:20 --> 00:00:24', 'B')).toEqual([
    '4.8 7.4 A',
    '20 24 B',
  ]);
  expect(
    read('WEBVTT', '', '0:0:0.0 --> 0:0:2.480', 'A', '', '100:00:01.0000000 --> 100:00:03.5', 'B'),
  ).toEqual(['0 2.48 A', '360001 360003.5 B']);
});

it('reads long lines and many lines of spaces in a moment', () => {
  const spaces = Array.from({ length: 50_000 }, () => ' ');
  const long = ['1:', '0:0-', '-->', '{\\', '<v  '].map((part) => part.repeat(20_000));
  const { cues } = readCaptions(['00:01.000 --> 00:03.000', 'A', ...spaces, ...long, 'B'].join('\n'));
  expect(cues).toHaveLength(1);
});

it('sorts cues by start, so that only real overlaps are hints', () => {
  const { cues, lines } = readCaptions('00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA\n');
  expect([cues.map(({ text }) => text), lines]).toEqual([
    ['A', 'B'],
    [4, 1],
  ]);
  expect(cueProblems(cues, 60)).toEqual([]);
});

it('keeps lines that begin like a note in SubRip, and cues right after a header or note', () => {
  expect(read('1', '00:00:01,000 --> 00:00:03,000', 'NOTE it down.')).toEqual(['1 3 NOTE it down.']);
  expect(
    read('WEBVTT', '00:01.000 --> 00:02.000', 'A', '', 'NOTE made by hand', '00:03.000 --> 00:04.000', 'B'),
  ).toEqual(['1 2 A', '3 4 B']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellValues, listCell, plainCell, safeCell } from '@/records/csv/cells';
import { decodeText } from '@/records/csv/decodeText';
import { detectSeparator, readCsv } from '@/records/csv/readCsv';
import { csvFile, csvLines, separatorOf } from '@/records/csv/writeCsv';

/** Texts of what matters to a spreadsheet or to a CSV parser. */
const nasty = fc.string({
  unit: fc.constantFrom(...`'"=+-@＝＋－＠\t\r\n ,;|\\/1.eä\uFEFF\u200B\u00A0`),
});
const separator = fc.constantFrom(',' as const, ';' as const, '\t' as const);
const read = (text: string, maxRows = 1_000) => readCsv(text, { maxRows });
const cellsOf = (text: string) => {
  const table = read(text);
  return 'problem' in table ? table : table.rows.map(({ cells }) => cells);
};

describe('a cell that a spreadsheet could read as a formula', () => {
  it.each([
    '=1+1',
    '=cmd|" /C calc"!A0',
    '+SUM(A1)',
    '-2+3',
    '@SUM(1+1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tplain',
    ' =1+1',
    '\u00A0=1+1',
    '\uFEFF=1+1',
    '\u200B=1+1',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(1)',
    '"=1+1"',
    '=1\n+2',
    '+49 30 901820',
    '+4930901820',
    '-',
    '--5',
    '-5 %',
    '-1e',
  ])('%j gets a leading apostrophe, and loses it when read back', (text) => {
    expect(safeCell(text)).toMatch(/^'/);
    expect(plainCell(safeCell(text))).toBe(text);
  });

  it.each(['-5', '-5.25', '-0,5', '-.5', '-1e-7', '1e+21', '1E5', '0', '12', '-1,5'])(
    'the number %s stays as it is',
    (number) => expect(safeCell(number)).toBe(number),
  );

  it('every number that a program writes stays as it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => safeCell(`${n}`) === `${n}`),
    );
  });

  it.each([
    'Ada',
    'ada@publisher.example',
    '2026-11-21T10:00:00.000Z',
    'A / B',
    "O'Neill",
    "'quoted'",
    'a=b',
    '',
  ])('%j is left alone in both directions', (text) => {
    expect(safeCell(text)).toBe(text);
    expect(plainCell(text)).toBe(text);
  });

  it('another separator than the file’s does not turn the rest of a cell into a formula', () => {
    expect(safeCell('Ada;=1+1')).toBe("Ada;'=1+1");
    expect(safeCell('Ada,\t"@x"')).toBe('Ada,\t\'"@x"');
    expect(safeCell('-1;A')).toBe("'-1;A");
  });

  it('reading back removes only what was added', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(plainCell(safeCell(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  it('nothing that was made safe starts like a formula, whichever separator a spreadsheet uses', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom(',', ';', '\t', '\n'), (text, by) => {
        if (/^-?[\d.,e]+$/.test(text)) return;
        for (const part of safeCell(text).split(by)) {
          expect(part).not.toMatch(/^[\s"\u200B]*[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('writing and reading', () => {
  it('reads back what was written, with any separator', () => {
    const rows = fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, separator, (written, by) => {
        const text = csvLines([['one', 'two', 'three'], ...written], by);
        const filled = written.filter((cells) => cells.some((cell) => cell.trim() !== ''));
        const table = readCsv(text, { maxRows: 100 });
        if (filled.length === 0) expect(table).toEqual({ problem: 'onlyHeader' });
        else expect('rows' in table && table.rows.map(({ cells }) => cells)).toEqual(filled);
      }),
      { numRuns: 300 },
    );
  });

  it('writes RFC 4180: a byte order mark for Excel, CRLF, quotes only where needed, doubled inside', async () => {
    const file = csvFile([
      csvLines(
        [
          ['a', 'b'],
          ['x, y', 'say "hi"'],
          ['-5', '=1'],
        ],
        ',',
      ),
    ]);
    expect(file.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('a,b\r\n"x, y","say ""hi"""\r\n-5,\'=1\r\n');
  });

  it('counts rows like a spreadsheet: the header is row 1, empty rows count, a line break in a cell does not', () => {
    const table = read('\r\nname,email\r\n\r\n"A\r\nB",a@x\r\n ,\r\nC,c@x\r\n');
    expect(table).toMatchObject({
      columns: ['name', 'email'],
      headings: 2,
      separator: ',',
      rows: [
        { line: 4, cells: ['A\r\nB', 'a@x'] },
        { line: 6, cells: ['C', 'c@x'] },
      ],
    });
  });

  it('accepts every kind of line ending, even several in one file', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(cellsOf(['a,b', '1,"x"', '2,y'].join(end))).toEqual([
        ['1', 'x'],
        ['2', 'y'],
      ]);
    }
    expect(cellsOf('a,b\r\n1,"x\r\nz"\n2,y\r3,w')).toEqual([
      ['1', 'x\r\nz'],
      ['2', 'y'],
      ['3', 'w'],
    ]);
  });

  it('says why a text is not a table', () => {
    expect(read('')).toEqual({ problem: 'empty' });
    expect(read(' \r\n,,\r\n')).toEqual({ problem: 'empty' });
    expect(read('email,name\r\n')).toEqual({ problem: 'onlyHeader' });
    expect(read('a,b\n1,"x\n2,y\n3,z')).toEqual({ problem: 'quotes', line: 2 });
    expect(read('a,b\n1,x\n2,"y"z\n3,"w"')).toEqual({ problem: 'quotes', line: 3 });
    expect(read('a\n1\n2\n3', 2)).toEqual({ problem: 'tooManyRows' });
    expect(cellsOf('a\n1\n\n2\n')).toEqual([['1'], ['2']]);
  });
});

describe('the headings', () => {
  const fitOf = (captions: readonly string[]) => captions.filter((caption) => caption === 'email').length;
  it.each([
    ['the first row', 'a,b\n1,2\n', 1, ['a', 'b']],
    ['the first row, though one caption is missing', 'a,b,\n1,2,3\n', 1, ['a', 'b', '']],
    ['below a title of one cell', 'Users of 2026\n\na;b\n1;2\n3;4\n', 3, ['a', 'b']],
    ['below a title with empty cells', 'v1,,,\nnote,,,\na,b,c,d\n1,2,3,4\n', 3, ['a', 'b', 'c', 'd']],
    ['the row that fits', '1,2,3\nname,email\nA,a@x\n', 2, ['name', 'email']],
    ['the first of two that fit', 'email,name\nemail,name\n', 1, ['email', 'name']],
  ])('are %s', (_, text, headings, columns) => {
    expect(readCsv(text, { maxRows: 10, fitOf })).toMatchObject({ headings, columns });
  });

  it('need a row below them', () => {
    expect(readCsv('v1,\nname,email\n', { maxRows: 10, fitOf })).toEqual({ problem: 'onlyHeader' });
    expect(readCsv('v1,\na,email\n1,2\n3,4\n', { maxRows: 1, fitOf })).toEqual({
      problem: 'tooManyRows',
    });
  });
});

describe('the separator', () => {
  it.each([
    ['comma', 'email,name\na@x,A', ','],
    ['semicolon', 'email;name\na@x;A', ';'],
    ['tab', 'email\tname\na@x\tA', '\t'],
    ['one column', 'email\na@x', ','],
    ['comma with lists in the cells', 'email,roles\na@x,r;s;t\nb@x,r;s', ','],
    ['semicolon with decimal commas', 'name;size\nA;1,5\nB;2,5', ';'],
    ['semicolon with names turned round', 'name, first;email\nDoe, Jane;a@x\nRoe, Bob;b@x', ';'],
    ['semicolon below a title with a comma', 'Users, 2026\nname;email\nA;a@x\nB;b@x', ';'],
    ['semicolon where rows are shorter', 'email;name;roles\na@x\nb@x;B', ';'],
  ])('is found: %s', (_, text, expected) => expect(detectSeparator(text)).toBe(expected));

  it('is taken from Excel’s `sep=` line', () => {
    expect(read('sep=;\r\na;b\r\n1,2;3\r\n')).toMatchObject({
      separator: ';',
      columns: ['a', 'b'],
      rows: [{ line: 2, cells: ['1,2', '3'] }],
    });
  });

  it('is written as the spreadsheets of a language expect it', () => {
    expect(['en', 'de', 'fr', 'de-CH'].map(separatorOf)).toEqual([',', ';', ';', ',']);
  });
});

describe('the encoding', () => {
  const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  const bytes = (...values: number[]) => new Uint8Array(values);

  it('is UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252', () => {
    expect(decodeText(utf8('Jörg €'))).toEqual({ text: 'Jörg €', encoding: 'UTF-8' });
    expect(decodeText(utf8('\uFEFFJörg'))).toEqual({ text: 'Jörg', encoding: 'UTF-8' });
    expect(decodeText(bytes(0xff, 0xfe, 0x4a, 0, 0xf6, 0))).toEqual({ text: 'Jö', encoding: 'UTF-16' });
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x4a, 0, 0xf6))).toEqual({ text: 'Jö', encoding: 'UTF-16' });
    expect(decodeText(bytes(0x4a, 0xf6, 0x72, 0x67, 0x20, 0x80))).toEqual({
      text: 'Jörg €',
      encoding: 'Windows-1252',
    });
  });

  it('is not guessed for content that is not text', () => {
    expect(decodeText(bytes(0x50, 0x4b, 3, 4, 20))).toEqual({ problem: 'workbook' });
    expect(decodeText(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual({ problem: 'workbook' });
    expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0xff))).toEqual({ problem: 'binary' });
    expect(decodeText(utf8('a\u0000b'))).toEqual({ problem: 'binary' });
  });
});

describe('several values in a cell', () => {
  it('joined values are split again', () => {
    const value = nasty.map((text) => text.trim()).filter((text) => text !== '' && !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(value), (values) => {
        expect(cellValues(listCell(values))).toEqual(values);
      }),
    );
  });

  it('accepts what people write', () => {
    expect(cellValues(' Editor|Author ; Reader\nEditor | ')).toEqual(['Editor', 'Author', 'Reader']);
    expect(cellValues('Legal, Finance')).toEqual(['Legal, Finance']);
    expect(cellValues('A\\|B | C\\D')).toEqual(['A|B', 'C\\D']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { userImport } from '@/areas/user-management/users/import/importDescription';
import { readCsv } from '@/records/csv/readCsv';
import { leftOverFile } from '@/records/csv/writeCsv';
import { checkRows, defineImport, suggestMapping, toImportRows } from '@/records/import/defineImport';
import { createSendRows } from '@/records/import/importCall';
import {
  finalOutcomes,
  hasNewRecords,
  type RowOutcome,
  type RowOutcomes,
  runChunks,
} from '@/records/import/sendRows';
import { linesOf } from '../csv/downloads';

function tableOf(text: string) {
  const table = readCsv(text, { maxRows: 100 });
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

describe('the mapping of columns', () => {
  it.each([
    ['our own export', 'id,name,email,status,roles,groups,language,lastSignInAt,createdAt', [2, 1, 4, 5, 6]],
    ['English', 'Full Name,E-Mail Address,User roles,Department,Locale', [1, 0, 2, 3, 4]],
    ['German', 'Vollständiger Name,E-Mail-Adresse,Rollen,Gruppen,Sprache', [1, 0, 2, 3, 4]],
    ['capitals and marks', 'NAME,e_mail,ROLLE(N)', [1, 0, 2, null, null]],
    ['nothing known', 'a,b,c', [null, null, null, null, null]],
    [
      'the text before and in brackets',
      'Name * [displayName],(Email) Pflicht,Team: Gruppen',
      [1, 0, null, 2, null],
    ],
    ['a whole caption before a part', 'Boss (email),Email,Group (teams),Teams', [1, null, null, 3, null]],
    ['the better of two', 'Mail,Email,Team,Groups', [1, null, null, 3, null]],
  ])('knows %s', (_, header, [email, name, roles, groups, language]) => {
    expect(suggestMapping(userImport, header.split(','))).toEqual({
      ...{ email, name, roles, groups, language },
      endsOn: null,
    });
  });
});

it('a cell that is wrong by itself is known without the server, with all others of its row', () => {
  const description = {
    ...userImport,
    columns: [
      ...userImport.columns,
      { name: 'attributes.a', check: (cell: string) => (cell === 'x' ? 'invalid_choice' : undefined) },
      { name: 'attributes.b', check: (cell: string) => (cell === 'y' ? 'invalid_day' : undefined) },
    ],
  };
  const rows = [
    { line: 2, email: 'a@x.example', 'attributes.a': 'x', 'attributes.b': 'y' },
    { line: 3, email: 'b@x.example', 'attributes.a': '', 'attributes.b': 'z' },
  ];
  const table = tableOf('email,a,b\na@x.example,x,y\n');
  expect([...checkRows(description, table, rows)]).toEqual([
    [2, { code: 'invalid_choice', value: 'x', further: [{ code: 'invalid_day', value: 'y' }] }],
  ]);
});

it('an address counts once, ignoring case, and the first row wins', () => {
  const table = tableOf('email\nA@x.example\n\n a@X.example \n"  "\nb@x.example\n');
  const rows = toImportRows(userImport, table, suggestMapping(userImport, table.columns));
  expect([...checkRows(userImport, table, rows)]).toEqual([[4, { code: 'duplicate_in_file', otherLine: 2 }]]);
});

it('each required column needs a value, and lists are split', () => {
  const shelf = defineImport({
    ...{ resource: 'library/books', name: 'books', texts: 'areas.library', key: 'title', modes: ['skip'] },
    columns: [
      { name: 'title' },
      { name: 'pages', required: true, aliases: ['seiten'] },
      { name: 'tags', list: true },
    ],
  });
  const table = tableOf('Title,Seiten,Tags\nA,1,x | y\n,2,\nB,,\nC,3\n');
  const rows = toImportRows(shelf, table, suggestMapping(shelf, table.columns));
  expect(rows[0]).toEqual({ line: 2, title: 'A', pages: '1', tags: ['x', 'y'] });
  expect([...checkRows(shelf, table, rows)]).toEqual([
    [3, { code: 'missing_title', column: 'title' }],
    [4, { code: 'missing_pages', column: 'pages' }],
  ]);
});

it('the file of left-over rows has a reason column, in place of an earlier one, and no formula', async () => {
  const table = tableOf('email;name;reason\na@x;=A;old\nb@x;-5;old\nc@x\n');
  const file = leftOverFile(
    table,
    new Map([
      [2, 'new; reason'],
      [3, '+why'],
      [4, 'short'],
    ]),
  );
  expect(await linesOf(file)).toEqual([
    'email;name;reason',
    'a@x;\'=A;"new; reason"',
    "b@x;-5;'+why",
    'c@x;;short',
  ]);
  const read = tableOf((await linesOf(file)).join('\r\n'));
  expect(read.rows.map(({ cells }) => cells[1])).toEqual(['=A', '-5', '']);
});

describe('sending rows', () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => ({ line: index + 2, email: `${index}@x` }));
  const ready = async (chunk: readonly { line: number }[]) =>
    new Map<number, RowOutcome>(chunk.map(({ line }) => [line, { code: 'ready' }]));
  const collect = () => {
    const collected = new Map<number, RowOutcome>();
    const take = (outcomes: RowOutcomes) => {
      for (const [line, outcome] of outcomes) collected.set(line, outcome);
    };
    return { collected, take };
  };
  const { signal } = new AbortController();

  it('continues after a failure, and stops after three in a row', async () => {
    const { collected, take } = collect();
    const send = vi.fn(ready).mockRejectedValueOnce(new ApiError('offline'));
    expect(await runChunks(rows, send, signal, take)).toEqual({ end: 'finished' });
    expect([...collected.values()].filter(({ code }) => code === 'failed')).toHaveLength(200);
    const offline = vi.fn().mockRejectedValue(new ApiError('offline'));
    expect(await runChunks(rows, offline, signal, take)).toEqual({
      end: 'stopped',
      reason: 'app.errors.offline',
    });
    expect(offline).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['forbidden', {}],
    ['antiForgery', { code: 'anti_forgery' }],
  ])('stops at once if the following rows would be refused as well: %s', async (name, body) => {
    const { collected, take } = collect();
    const send = vi.fn().mockRejectedValue(new ApiError('refused', 403, body));
    expect(await runChunks(rows, send, signal, take)).toEqual({
      end: 'stopped',
      reason: `app.errors.${name}`,
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(collected.size).toBe(200);
  });

  it('a row missing in the answer has failed', async () => {
    const { collected, take } = collect();
    await runChunks(rows.slice(0, 2), async () => new Map([[2, { code: 'done' }]]), signal, take);
    expect(collected.get(3)).toEqual({ code: 'failed', message: 'app.errors.unusable' });
  });

  it('a skipped row either exists already or is refused', async () => {
    const results = [
      { line: 2, verdict: 'skipped', id: 'u1' },
      { line: 3, verdict: 'skipped', message: 'no' },
    ];
    const calls = { call: async () => ({ results }), bulk: async () => [] };
    const codesOf = async (mode: 'skip' | 'update') =>
      // as: the answer is what the schema has let through.
      [
        ...(
          await createSendRows(calls as never, userImport, { mode, dryRun: false, known: new Map() })(
            rows,
            signal,
          )
        ).values(),
      ].map(({ code }) => code);
    expect(await codesOf('skip')).toEqual(['skipped', 'refused']);
    expect(await codesOf('update')).toEqual(['refused', 'refused']);
  });
});

it('a row with a known problem gets what else the server finds, but not what follows from it', async () => {
  const known = new Map<number, RowOutcome>([
    [2, { code: 'duplicate_in_file', otherLine: 1 }],
    [3, { code: 'missing_email', column: 'email' }],
    [4, { code: 'missing_name', column: 'name' }],
  ]);
  const results = [
    { line: 2, verdict: 'duplicate_in_file', further: [{ verdict: 'unknown_role', value: 'King' }] },
    { line: 3, verdict: 'invalid_email', further: [{ verdict: 'unknown_language' }] },
    { line: 4, verdict: 'ready' },
    { line: 5, verdict: 'invalid_email', further: [{ verdict: 'unknown_group', value: 'Nowhere' }] },
  ];
  const calls = { call: async () => ({ results }), bulk: async () => [] };
  const send = createSendRows(calls as never, userImport, { mode: 'skip', dryRun: true, known });
  expect([...(await send([], new AbortController().signal))]).toEqual([
    [2, { ...known.get(2), further: [{ code: 'unknown_role', value: 'King' }] }],
    [3, { ...known.get(3), further: [{ code: 'unknown_language' }] }],
    [4, known.get(4)],
    [5, { code: 'invalid_email', further: [{ code: 'unknown_group', value: 'Nowhere' }] }],
  ]);
});

it('reads a last day as spreadsheets write it, and leaves what others read differently', () => {
  const days = ['2026-12-31', '31.12.2026', '1.2.2027', '12/31/2026', '31.02.2026', '31.12.26', ''];
  const table = tableOf(
    ['email,endsOn', ...days.map((day, index) => `p${index}@a.example,${day}`)].join('\n'),
  );
  const rows = toImportRows(userImport, table, suggestMapping(userImport, table.columns));
  expect(rows.map(({ endsOn }) => endsOn)).toEqual([
    '2026-12-31',
    '2026-12-31',
    '2027-02-01',
    '12/31/2026',
    '31.02.2026',
    '31.12.26',
    '',
  ]);
});

it('has new records where a row creates one or will, not where rows change those that exist', () => {
  const outcomesOf = (...codes: string[]) => new Map(codes.map((code, line) => [line, { code }]));
  expect(hasNewRecords(outcomesOf('updated', 'same', 'failed'))).toBe(false);
  expect(hasNewRecords(outcomesOf('update', 'exists'))).toBe(false);
  expect(hasNewRecords(outcomesOf('updated', 'done'))).toBe(true);
  expect(hasNewRecords(outcomesOf('update', 'ready'))).toBe(true);
});

it('each row ends with the import’s outcome, else with the check’s, else with why it was not sent', () => {
  const rows = [2, 3, 4, 5, 6].map((line) => ({ line }));
  const check = new Map([
    [2, { code: 'ready' }],
    [3, { code: 'ready' }],
    [4, { code: 'unknown_role' }],
    [5, { code: 'failed' }],
  ]);
  const outcomes = finalOutcomes(rows, check, new Map([[2, { code: 'done' }]]));
  expect([...outcomes.values()].map(({ code }) => code)).toEqual([
    'done',
    'not_sent',
    'unknown_role',
    'not_checked',
    'not_checked',
  ]);
});

import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/apiError';
import { readCsv } from '../../../../src/areas/user-management/users/csv/readCsv';
import { checkRows, toImportRows } from '../../../../src/areas/user-management/users/import/importRow';
import { leftOverFile } from '../../../../src/areas/user-management/users/import/leftOverFile';
import { suggestMapping } from '../../../../src/areas/user-management/users/import/mapping';
import type { Outcome } from '../../../../src/areas/user-management/users/import/outcome';
import { finalOutcomes } from '../../../../src/areas/user-management/users/import/outcome';
import { runChunks } from '../../../../src/areas/user-management/users/import/runChunks';
import { createSendRows } from '../../../../src/areas/user-management/users/import/sendRows';
import { linesOf } from './csvDownloads';

async function tableOf(text: string) {
  const table = await readCsv(text, { maxRows: 100 });
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
    ['the better of two', 'Mail,Email,Team,Groups', [1, null, null, 3, null]],
  ])('knows %s', (_, header, [email, name, roles, groups, language]) => {
    expect(suggestMapping(header.split(','))).toEqual({ email, name, roles, groups, language });
  });
});

it('an address counts once, whatever its case, and the first row has it', async () => {
  const table = await tableOf('email\nA@x.example\n\n a@X.example \n"  "\nb@x.example\n');
  const rows = toImportRows(table, suggestMapping(table.columns));
  expect([...checkRows(table, rows)]).toEqual([[4, { verdict: 'duplicate_in_file', otherLine: 2 }]]);
});

it('the file of what is left has a reason column, in place of an earlier one, and no formula', async () => {
  const table = await tableOf('email;name;reason\na@x;=A;old\nb@x;-5;old\nc@x\n');
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
  const read = await tableOf((await linesOf(file)).join('\r\n'));
  expect(read.rows.map(({ cells }) => cells[1])).toEqual(['=A', '-5', '']);
});

describe('sending rows', () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => ({ line: index + 2, email: `${index}@x` }));
  const ready = async (chunk: readonly { line: number }[]) =>
    new Map<number, Outcome>(chunk.map(({ line }) => [line, { verdict: 'ready' }]));
  const collect = () => {
    const found = new Map<number, Outcome>();
    const take = (outcomes: ReadonlyMap<number, Outcome>) => {
      for (const [line, outcome] of outcomes) found.set(line, outcome);
    };
    return { found, take };
  };
  const { signal } = new AbortController();

  it('goes on after a failure, and gives up after three in a row', async () => {
    const { found, take } = collect();
    const send = vi.fn(ready).mockRejectedValueOnce(new ApiError('offline'));
    expect(await runChunks(rows, send, signal, take)).toEqual({ end: 'finished' });
    expect([...found.values()].filter(({ verdict }) => verdict === 'failed')).toHaveLength(200);
    const offline = vi.fn().mockRejectedValue(new ApiError('offline'));
    expect(await runChunks(rows, offline, signal, take)).toEqual({
      end: 'stopped',
      reason: 'app.errors.offline',
    });
    expect(offline).toHaveBeenCalledTimes(3);
  });

  it('stops at once where the next rows would be refused as well', async () => {
    const { found, take } = collect();
    const send = vi.fn().mockRejectedValue(new ApiError('refused', 403));
    expect(await runChunks(rows, send, signal, take)).toEqual({
      end: 'stopped',
      reason: 'app.errors.forbidden',
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(found.size).toBe(200);
  });

  it('a row that the answer leaves out has failed', async () => {
    const { found, take } = collect();
    await runChunks(rows.slice(0, 2), async () => new Map([[2, { verdict: 'done' }]]), signal, take);
    expect(found.get(3)).toEqual({ verdict: 'failed', message: 'app.errors.unusable' });
  });

  it('a skipped row is one that exists already, or one that is refused', async () => {
    const results = [
      { line: 2, verdict: 'skipped', id: 'u1' },
      { line: 3, verdict: 'skipped', message: 'no' },
    ];
    const calls = { call: async () => ({ results }), bulk: async () => [] };
    const verdictsOf = async (mode: 'skip' | 'update') =>
      // as: the answer is what the schema has let through.
      [...(await createSendRows(calls as never, mode, false)(rows, signal)).values()].map(
        ({ verdict }) => verdict,
      );
    expect(await verdictsOf('skip')).toEqual(['skipped', 'refused']);
    expect(await verdictsOf('update')).toEqual(['refused', 'refused']);
  });
});

it('each row ends with what the import said, else with what the check found, else with why it was not sent', () => {
  const rows = [2, 3, 4, 5, 6].map((line) => ({ line }));
  const check = new Map([
    [2, { verdict: 'ready' }],
    [3, { verdict: 'ready' }],
    [4, { verdict: 'unknown_role' }],
    [5, { verdict: 'failed' }],
  ]);
  const outcomes = finalOutcomes(rows, check, new Map([[2, { verdict: 'done' }]]));
  expect([...outcomes.values()].map(({ verdict }) => verdict)).toEqual([
    'done',
    'not_sent',
    'unknown_role',
    'not_checked',
    'not_checked',
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { bulkOutcome, countReasons } from '@/records/bulk/bulk';
import { expectConsole } from '../../support/consoleGuard';
import { booksCall } from '../../support/libraryArea';
import { gate } from '../../support/pageHistory';
import { openLibrary, openManagedBooks, selectPage, startBulk } from '../library';

const fixtures = openLibrary();
const bulkCall = `${booksCall}/actions/bulk`;
const orders = () => fixtures.sentBodies('POST', bulkCall);
const lent = () => fixtures.books().filter(({ isLent }) => isLent === true);

const filter = { tags_inc_any: ['novel'] };

/** Three books, all ticked, and the dialog that lends them. */
async function lendThree() {
  const { user } = await openManagedBooks({ perPage: 3 });
  await selectPage(user);
  return { user, open: () => startBulk(user, 'lend') };
}

type Row = { id: string; ok: boolean; code?: string; message?: string };

/** Answers each bulk change that is not a dry run with these rows. */
function answerRun(...answers: ((ids: string[]) => Row[])[]) {
  fixtures.server.use(
    http.post<never, { ids: string[]; dryRun?: boolean }>(bulkCall, async ({ request }) => {
      const { ids, dryRun } = await request.clone().json();
      if (dryRun) return HttpResponse.json({ results: ids.map((id) => ({ id, ok: true })) });
      const answer = answers.shift();
      return answer ? HttpResponse.json({ results: answer(ids) }) : undefined;
    }),
  );
}

describe('a bulk change that partly fails', () => {
  it('says why each row failed, retries the failed ones, and keeps those selected that still fail', async () => {
    answerRun(
      ([first = '', second = '', third = '']) => [
        { id: first, ok: true },
        { id: second, ok: false, code: 'server_error' },
        { id: third, ok: false, code: 'strange', message: 'The moon is full' },
      ],
      ([second = '', third = '']) => [
        { id: second, ok: true },
        { id: third, ok: false, code: 'strange', message: 'The moon is full' },
      ],
    );
    const { user, open: start } = await lendThree();
    const dialog = await start();
    await user.click(await dialog.findByRole('button', { name: 'titles.lend' }));
    expect(await dialog.findByText('done.lend')).toBeVisible();
    expect(dialog.getByText('Failed for 2 entries.')).toBeVisible();
    expect(await dialog.findByText('The moon is full')).toBeVisible();
    const [, run] = orders();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    expect(await dialog.findByText('Changed (2)')).toBeVisible();
    expect(dialog.getByText('Failed for 1 entry.')).toBeVisible();
    expect(orders()[2]).toEqual({ op: 'lend', ids: run.ids.slice(1) });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getAllByText('1 selected')[0]).toHaveRole('status'));
    const failed = fixtures.books().find(({ id }) => id === run.ids[2]);
    expect(screen.getByRole('checkbox', { name: `Select ${failed?.title}` })).toBeChecked();
  });

  it('distinguishes skipped from failed rows', () => {
    const outcome = bulkOutcome(
      [
        { id: '1', ok: true },
        { id: '2', ok: false, code: 'self' },
        { id: '3', ok: false, code: 'own_rights' },
        { id: '4', ok: false, code: 'last_admin' },
        { id: '5', ok: false, code: 'something_new' },
        { id: '6', ok: false },
      ],
      ['self', 'own_rights', 'last_admin'],
    );
    expect(outcome.done.map(({ id }) => id)).toEqual(['1']);
    expect(outcome.skipped.map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect(outcome.failed.map(({ id }) => id)).toEqual(['5', '6']);
    expect(countReasons([...outcome.skipped, { id: '7', ok: false, code: 'self' }])[0]).toEqual({
      code: 'self',
      count: 2,
    });
  });
});

describe('a bulk change that is refused', () => {
  it('in its dry run by a lost connection: nothing was changed, and it can be retried', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(bulkCall, () => HttpResponse.error()));
    const { user, open: start } = await lendThree();
    const dialog = await start();
    expect(await dialog.findByText(/The server cannot be reached/)).toBeVisible();
    expect(dialog.getByText('No changes made.')).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('will.lend')).toBeVisible();
  });

  it('when it is made: says that it may have been made, and checks the remaining rows', async () => {
    expectConsole(/ApiError/);
    const { user, open: start } = await lendThree();
    const dialog = await start();
    const run = await dialog.findByRole('button', { name: 'titles.lend' });
    fixtures.server.use(http.post(bulkCall, () => HttpResponse.json({}, { status: 500 })));
    await user.click(run);
    expect(await dialog.findByText(/Something went wrong on the server/)).toBeVisible();
    expect(dialog.getByText(/The server may have made some or all/)).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    await user.click(await dialog.findByRole('button', { name: 'titles.lend' }));
    expect(await dialog.findByText('done.lend')).toBeVisible();
  });

  it('because other records match by now: says so, counts again, and changes nothing before that was seen', async () => {
    expectConsole(/ApiError/);
    const { user } = await openManagedBooks({ filter, perPage: 3 });
    const matching = 20;
    const wrong = matching + 2;
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: `Select all ${matching} matches` }));
    let refused = 0;
    fixtures.server.use(
      http.post<never, { dryRun?: boolean }>(bulkCall, async ({ request }) => {
        const { dryRun } = await request.clone().json();
        if (dryRun || refused > 0) return undefined;
        refused += 1;
        return HttpResponse.json({ code: 'count_changed', count: wrong }, { status: 409 });
      }),
    );
    const dialog = await startBulk(user, 'lend');
    await user.click(await dialog.findByRole('button', { name: 'titles.lend' }));
    expect(
      await dialog.findByText(`The filter now matches ${matching} entries. Check the effects again.`),
    ).toBeVisible();
    expect(lent()).toHaveLength(0);
    expect(orders().map(({ expectedCount, dryRun = false }) => [expectedCount, dryRun])).toEqual([
      [matching, true],
      [matching, false],
      // What the server said was overtaken again.
      [wrong, true],
      [matching, true],
    ]);
    await user.click(dialog.getByRole('button', { name: 'titles.lend' }));
    expect(await dialog.findByText('done.lend')).toBeVisible();
    expect(lent()).toHaveLength(matching);
  });
});

describe('a slow bulk change', () => {
  it('can be left without waiting; its result is checked', async () => {
    expectConsole(/AbortError/);
    const { opened, open: release } = gate();
    const { user, open: start } = await lendThree();
    const dialog = await start();
    const run = await dialog.findByRole('button', { name: 'titles.lend' });
    fixtures.server.use(
      http.post(bulkCall, async () => {
        await opened;
        return undefined;
      }),
    );
    await user.click(run);
    expect(await dialog.findByText('Changing 3 entries…')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByText('Changing 3 entries…')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop waiting' }));
    expect(await dialog.findByText('You stopped waiting for the answer.')).toBeVisible();
    fixtures.server.resetHandlers();
    release();
    await waitFor(() => expect(lent()).toHaveLength(3));
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    expect(await dialog.findByText('Nothing to do.')).toBeVisible();
    expect(dialog.getByText('3 entries will be skipped: reasons.lent.')).toBeVisible();
  });

  it('does not start when its dry run is cancelled', async () => {
    expectConsole(/AbortError/);
    const { opened, open: release } = gate();
    fixtures.server.use(
      http.post(bulkCall, async () => {
        await opened;
        return undefined;
      }),
    );
    const { user, open: start } = await lendThree();
    const dialog = await start();
    expect(await dialog.findByText('Checking 3 entries…')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    expect(orders().every(({ dryRun }) => dryRun)).toBe(true);
    expect(screen.getByRole('group', { name: 'Selection' })).toBeVisible();
  });
});

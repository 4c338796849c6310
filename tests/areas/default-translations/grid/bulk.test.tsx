// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi, renderApp } from '../../../support/renderApp';
import { grid, openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures, { count: 300 });

const orders: Record<string, unknown>[] = [];
beforeEach(() => {
  orders.length = 0;
  fixtures.server.use(
    http.post('/clientapi/v1/translations/actions/bulk', async ({ request }) => {
      const order = Object(await request.json());
      orders.push(order);
      const ids: string[] = order.ids ?? ['t0', 't1', 't2'];
      const change = order.op === 'replace' ? { before: 'Close', after: 'Shut' } : {};
      return HttpResponse.json({ results: ids.map((id) => ({ id, ok: true, ...change })) });
    }),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Goes on to the dry run, once the form is there. */
const goOn = async (user: Awaited<ReturnType<typeof openTexts>>['user']) => {
  await waitFor(async () => expect(await button('Continue')).toBeEnabled());
  await user.click(await button('Continue'));
};
const dialog = async () => within(await screen.findByRole('dialog'));

async function tickTwo(search = '') {
  const app = await openTexts(search);
  await grid.row('app.text00001');
  await grid.focus();
  await app.user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  await button('Actions');
  return app;
}

async function choose(user: Awaited<ReturnType<typeof tickTwo>>['user'], name: string) {
  await user.click(await button('Actions'));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('changes of many texts', () => {
  it('reviews the texts of the language that is shown first, after a dry run, and takes it back', async () => {
    const { user } = await tickTwo('?columns=fr,de');
    await choose(user, 'Mark as reviewed…');
    await goOn(user);
    await user.click(await button('Mark 2 texts as reviewed'));
    expect(await screen.findByText('2 texts were marked as reviewed.')).toBeVisible();
    await user.click(await button('Undo'));
    await screen.findByText(/was undone for 2/);
    const review = { op: 'review', ids: ['t0', 't1'], args: { language: 'fr' } };
    // The change has an id, so that it can be reverted later.
    const change = expect.any(String);
    expect(orders).toEqual([
      { ...review, dryRun: true },
      { ...review, change },
      { ...review, op: 'unreview' },
    ]);
  });

  it('takes the language of the filter', async () => {
    const filter = encodeURIComponent('{"language":"fr"}');
    const { user } = await tickTwo(`?columns=de,fr&filter=${filter}`);
    await choose(user, 'Clear texts…');
    await goOn(user);
    expect(orders[0]?.args).toEqual({ language: 'fr' });
  });

  it('shows each hit of a replacement before anything changes', async () => {
    const { user } = await tickTwo();
    await choose(user, 'Replace…');
    expect(await button('Continue')).toBeDisabled();
    await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: 'Find' })).toHaveFocus());
    await user.keyboard('Close');
    await user.click((await dialog()).getByRole('checkbox', { name: 'Whole words only' }));
    await user.type((await dialog()).getByRole('textbox', { name: 'Replace with' }), 'Shut{Enter}');
    expect(await screen.findByText('Affected (2)')).toBeVisible();
    expect((await screen.findAllByText('Shut'))[0]).toBeVisible();
    expect(orders).toEqual([
      {
        op: 'replace',
        ids: ['t0', 't1'],
        args: { language: 'de', find: 'Close', replace: 'Shut', matchCase: false, wholeWord: true },
        dryRun: true,
      },
    ]);
  });

  it('changes all that match, and only as long as the query stays', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await button('Select all 300 that match'));
    await choose(user, 'Add tags…');
    await user.type(await (await dialog()).findByRole('textbox', { name: 'Tags' }), 'menu, short, menu');
    await goOn(user);
    await waitFor(() =>
      expect(orders[0]).toMatchObject({ filter: {}, expectedCount: 300, args: { tags: ['menu', 'short'] } }),
    );
    await user.click(await button('Cancel'));
    await user.type(screen.getByRole('searchbox', { name: 'Search texts' }), 'text0001{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull());
  });
});

describe('a change of many texts that was made', () => {
  it('DT27 is compared anew when what it matches has changed between the dry run and the change', async () => {
    expectConsole(/ApiError: app\.errors\.conflict/);
    let matching = 300;
    fixtures.server.use(
      http.post('/clientapi/v1/translations/actions/bulk', async ({ request }) => {
        const order = Object(await request.json());
        orders.push(order);
        if (order.expectedCount !== matching)
          return HttpResponse.json({ code: 'count_changed', count: matching }, { status: 409 });
        return HttpResponse.json({ results: [{ id: 't0', ok: true }] });
      }),
    );
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await button('Select all 300 that match'));
    await choose(user, 'Clear texts…');
    await goOn(user);
    await button('Clear 1 text');
    matching = 298;
    await user.click(await button('Clear 1 text'));
    expect(await screen.findByText(/now matches a different number/)).toBeVisible();
    expect(orders.map(({ expectedCount, dryRun = false }) => [expectedCount, dryRun])).toEqual([
      ...[
        [300, true],
        [300, false],
        [298, true],
      ],
    ]);
    await user.click(await button('Clear 1 text'));
    expect(await screen.findByText('1 text was removed.')).toBeVisible();
    expect(orders.at(-1)).toMatchObject({ expectedCount: 298 });
  });

  it('leads to the page where it can be reverted, when nothing simpler takes it back', async () => {
    const { user } = await tickTwo();
    await choose(user, 'Clear texts…');
    await goOn(user);
    await user.click(await button('Clear 2 texts'));
    const way = await screen.findByRole('link', { name: 'Review and revert…' });
    expect(way).toHaveAttribute(
      'href',
      `/default-translations/translations/changes/${orders.at(-1)?.change}`,
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a key of one’s own', () => {
  it('is created with description, tags and greatest length, and shown in the grid', async () => {
    const sent: unknown[] = [];
    fixtures.server.use(
      http.post('/clientapi/v1/translations', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ id: 't900', key: 'own.key', version: 1, values: {} });
      }),
    );
    const { user } = await renderApp('/default-translations/translations/create', { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: 'Key' }), ' own.key ');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'menu, short');
    await user.type(screen.getByRole('textbox', { name: 'Greatest length' }), '20');
    await user.click(await button('Create'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ key: 'own.key', tags: ['menu', 'short'], maxLength: 20 });
    await waitFor(() => expect(location.search).toContain('own.key'));
  });
});

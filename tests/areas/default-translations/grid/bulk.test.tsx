import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
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
      const ids: string[] = order.ids;
      return HttpResponse.json({ results: ids.map((id) => ({ id, ok: true })) });
    }),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Goes on to the dry run, once the form is there. */
const goOn = async (user: Awaited<ReturnType<typeof openTexts>>['user']) => {
  await waitFor(async () => expect(await button('Continue')).toBeEnabled());
  await user.click(await button('Continue'));
};

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
});

describe('a change of many texts that was made', () => {
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

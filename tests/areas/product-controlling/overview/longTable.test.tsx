import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { layOutRows } from '../../../records/import/importScreen';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi } from '../../../support/renderApp';
import { type Answer, answerWith } from './answerWith';
import { breakdown, lastQueries, openControlling, queryCall } from './controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });
layOutRows();

const titles = '?chart=table&by=title&compare=none';

async function scrollTo(top: number) {
  const region = screen.getByRole('group', { name: 'By Title' });
  region.scrollTop = top;
  fireEvent.scroll(region);
}

const places = (table: HTMLElement) =>
  [...table.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));

/** Answers of pages other than the first have another revision, as long as this holds. */
function restate(fixturesOf: typeof fixtures, isOther: (asked: { queries: { id: string }[] }) => boolean) {
  answerWith(fixturesOf, (answer: Answer, asked) => ({
    ...answer,
    revision: isOther(asked) ? 42 : answer.revision,
  }));
}

describe('a long table', () => {
  it('has only the rows in sight in the document, and asks for further ones as they come', async () => {
    await openControlling(titles);
    const table = await breakdown.find('By Title');
    await waitFor(() => expect(places(table)[0]).toBe(3));
    expect(places(table).length).toBeLessThan(60);
    expect(table).toHaveAttribute('aria-rowcount', '1302');
    expect(fixtures.calls(queryCall, 'POST')).toHaveLength(1);
    await scrollTo(900 * 45);
    await waitFor(() => expect(lastQueries(fixtures)).toMatchObject([{ id: 'rows', range: [700, 1199] }]));
    await waitFor(() => expect(within(table).queryByText(/^Loading/)).toBeNull());
    expect(places(table).length).toBeLessThan(60);
    const seen = breakdown.rows(table).filter((row) => row.length > 2);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('CO19 begins anew and says so when the figures are restated between two pages', async () => {
    let calls = 0;
    restate(fixtures, () => {
      calls += 1;
      return calls > 1;
    });
    await openControlling(titles);
    const table = await breakdown.find('By Title');
    await waitFor(() => expect(places(table)[0]).toBe(3));
    await scrollTo(900 * 45);
    expect(await screen.findByText(/^The figures were restated while you scrolled/)).toBeVisible();
    // The first call, the page, and the figures anew.
    const ids = () =>
      fixtures
        .calls(queryCall, 'POST')
        .filter(({ headers }) => !headers.has('x-own'))
        .map(({ body }) => JSON.parse(body).queries.at(-1).id);
    await waitFor(() => expect(ids().slice(0, 3)).toEqual(['main', 'rows', 'main']));
  });

  it('says when further rows do not come, and asks for them again', async () => {
    expectConsole(/ApiError: app\.errors\.invalid/);
    await openControlling(titles);
    const table = await breakdown.find('By Title');
    await waitFor(() => expect(places(table)[0]).toBe(3));
    fixtures.server.use(
      http.post(`*${queryCall}`, () => HttpResponse.json({ code: 'x' }, { status: 400 }), { once: true }),
    );
    await scrollTo(900 * 45);
    expect(await screen.findByText('Further rows could not be loaded.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Further rows could not be loaded.')).toBeNull());
  });
});

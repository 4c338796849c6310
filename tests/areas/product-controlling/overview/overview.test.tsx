import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { advance, runOnTestClock } from '../../../app/profileScreen';
import { layOutRows } from '../../../records/import/importScreen';
import { expectConsole } from '../../../support/consoleGuard';
import { hold } from '../../../support/hold';
import { gate } from '../../../support/pageHistory';
import { address, heading, openFixtureApi } from '../../../support/renderApp';
import { type Answer, answerWith } from './answerWith';
import {
  breakdown,
  figureCalls,
  lastMain,
  lastQueries,
  openControlling,
  queryCall,
  tile,
  tiles,
} from './controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });
const table = '?chart=table';

describe('the overview', () => {
  it('shows figures, days and rows after one request, besides the catalogue', async () => {
    await openControlling(table);
    expect(await breakdown.find('By Country')).toBeVisible();
    expect(figureCalls(fixtures)).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/figures/catalogue')).toHaveLength(1);
    expect(lastQueries(fixtures)).toHaveLength(10);
    expect(lastMain(fixtures)).toEqual({
      id: 'main',
      metrics: ['item_requests'],
      dimensions: ['country'],
      period: { preset: 'last4weeks' },
      compare: { mode: 'previousPeriod' },
      filter: {},
      granularity: 'auto',
      sort: ['item_requests', 'DESC'],
      range: [0, 199],
    });
    expect(
      screen.getByText(/^Oct 25 – Nov 21, 2026 · vs Sep 27 – Oct 24, 2026 \(same weekdays\)/),
    ).toHaveTextContent('27 complete days each');
    expect(screen.getByText(/^Time zone Europe\/Berlin · Complete until Nov 20, 2026/)).toHaveTextContent(
      'later days may still change',
    );
    const rows = breakdown.rows(await breakdown.find());
    expect(rows[0]?.[0]).toBe('Total');
    expect(rows[1]?.[0]).toBe('Germany');
    expect(within(await tile('Item requests')).getByRole('button', { pressed: true })).toBeVisible();
  });

  it('keeps the whole query in the address, with a step for Back per choice', async () => {
    const { user } = await openControlling(table);
    await breakdown.find();
    await user.click(await within(await tiles()).findByRole('button', { name: 'Visits' }));
    await waitFor(() => expect(address()).toContain('metrics=visits'));
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last month' }));
    await user.click(screen.getByRole('combobox', { name: 'Break down by' }));
    await user.click(await screen.findByRole('option', { name: 'Device' }));
    await waitFor(() =>
      expect(lastMain(fixtures)).toMatchObject({
        metrics: ['visits'],
        dimensions: ['device'],
        period: { preset: 'lastMonth' },
      }),
    );
    expect(address()).toBe('/press-controlling?metrics=visits&by=device&period=lastMonth&chart=table');
    window.history.back();
    expect(await breakdown.find('By Country')).toBeVisible();
    expect(address()).toBe('/press-controlling?metrics=visits&period=lastMonth&chart=table');
  });

  it('accepts the next choice while the figures are still loading', async () => {
    const { user } = await openControlling(table);
    expect(await breakdown.find('By Country')).toBeVisible();
    const held = gate();
    fixtures.server.use(http.post(queryCall, () => held.opened.then(() => undefined)));
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last month' }));
    // The rows are those of the previous query, and cannot be opened.
    const into = screen.getByRole('button', { name: 'Germany' });
    await expect(user.click(into)).rejects.toThrow('pointer-events');
    into.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/press-controlling?period=lastMonth&chart=table');
    await user.click(screen.getByRole('combobox', { name: 'Break down by' }));
    await user.click(await screen.findByRole('option', { name: 'Device' }));
    expect(address()).toBe('/press-controlling?by=device&period=lastMonth&chart=table');
    // The rows keep their dimension.
    expect(
      within(await breakdown.find('By Country')).getByRole('rowheader', { name: 'Germany' }),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Country' })).toBeVisible();
    held.open();
    expect(await breakdown.find('By Device')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Device' })).toBeVisible();
  });

  it('distinguishes equal titles, isolates their direction, and has long ones in full', async () => {
    fixtures.api.configure({ scenarios: ['figures-hostile'] });
    await openControlling(`${table}&by=title`);
    const rows = breakdown.rows(await breakdown.find('By Title'));
    expect(
      rows
        .map(([name]) => name)
        .filter((name) => name?.startsWith('Collected Papers'))
        .sort(),
    ).toEqual(['Collected Papers (10.5555/press.t3)', 'Collected Papers (10.5555/press.t5)']);
    const long = screen.getByText(/^Proceedings of the Conference/);
    expect(long).toHaveAttribute('title', long.textContent);
    expect(screen.getByText('מחקרים בתולדות הספר העברי').tagName).toBe('BDI');
  });

  it('searches values for a condition on the server', async () => {
    const { user } = await openControlling(table);
    await breakdown.find();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter metrics' });
    await user.click(await within(dialog).findByRole('combobox', { name: 'Values' }));
    await screen.findAllByRole('option');
    const { release } = hold(fixtures.server, '/clientapi/v1/figures/actions/values');
    // A result of the previous search cannot be chosen.
    await user.keyboard('swi{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    release();
    expect(await screen.findByRole('option', { name: /^Switzerland/ })).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Values' })).toHaveValue('swi');
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Switzerland')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastMain(fixtures)?.filter).toEqual({ country_eq_any: ['CH'] }));
    expect(address()).toContain(encodeURIComponent('{"country_eq_any":["CH"]}'));
  });

  it('has a tile per currency; one press shows its line and ranks rows within it, and Back undoes that', async () => {
    const { user } = await openControlling(`${table}&sort=change&order=ASC`);
    const dollars = await within(await tiles()).findByRole('button', { name: 'Net revenue, USD' });
    const amounts = within(await tiles()).getAllByRole('button', { name: /^Net revenue/ });
    // The publisher's own first.
    expect(amounts.map(({ textContent }) => textContent)).toEqual([
      'Net revenue, EUR',
      'Net revenue, CHF',
      'Net revenue, USD',
    ]);
    expect(dollars).toHaveAttribute('title', expect.stringMatching(/^\$[\d,]+\.\d\d$/));
    await user.click(dollars);
    await waitFor(() =>
      expect(lastMain(fixtures)).toMatchObject({
        metrics: ['revenue_net'],
        currency: 'USD',
        filter: {},
        // The sort of the previous figure is not that of the next one.
        sort: ['revenue_net', 'DESC'],
      }),
    );
    expect(address()).toContain('currency=USD');
    expect((await within(await breakdown.find()).findAllByText(/^\$[\d,]+\.\d\d$/))[0]).toBeVisible();
    const points = screen.getByRole('table', { name: 'Net revenue over time' });
    await waitFor(() => expect(breakdown.rows(points)[3]?.[1]).toMatch(/^\$/));
    const chosen = within(await tiles()).getByRole('button', { pressed: true });
    expect(chosen).toHaveTextContent('Net revenue, USD');
    expect(chosen).toHaveFocus();
    // Figures that have no currency stay.
    expect(within(await tile('Item requests')).queryByText('–')).toBeNull();
    const francs = within(screen.getByRole('group', { name: 'Currency' })).getByRole('button', {
      name: 'CHF',
    });
    await user.click(francs);
    await waitFor(() => expect(lastMain(fixtures)?.currency).toBe('CHF'));
    window.history.back();
    await waitFor(() =>
      expect(address()).toBe('/press-controlling?metrics=revenue_net&currency=USD&chart=table'),
    );
    window.history.back();
    await waitFor(() => expect(address()).toBe('/press-controlling?chart=table&sort=change&order=ASC'));
  });

  it('asks in the publisher’s own currency at once, and marks a converted total with the day of its rates', async () => {
    await openControlling(`${table}&metrics=revenue_net&by=currency`);
    const rows = breakdown.rows(await breakdown.find('By Currency'));
    expect(figureCalls(fixtures)).toHaveLength(1);
    expect(lastMain(fixtures)?.currency).toBeUndefined();
    expect(lastQueries(fixtures).find(({ id }) => id === 'revenue_net')?.currency).toBe('EUR');
    expect(rows.map(([name]) => name)).toEqual([
      'Total',
      'Total in EURconverted at rates of Nov 1, 2026',
      'EUR',
      'CHF',
      'USD',
    ]);
    const amount = (text = '') => Number(text.replace(/[^\d.]/g, ''));
    const [, total = [], eur = [], chf = [], usd = []] = rows;
    // The rates of the demo.
    const byHand = amount(eur[1]) + 1.0712 * amount(chf[1]) + 0.8624 * amount(usd[1]);
    expect(amount(total[1])).toBeCloseTo(byHand, 1);
    const item = within(await tiles())
      .getByText('Net revenue, total in EUR')
      .closest('li') as HTMLElement;
    expect(within(item).getByTitle(total[1] ?? '')).toBeVisible();
    expect(within(item).getByText('converted at rates of Nov 1, 2026')).toBeVisible();
    // Amounts of several currencies have no order.
    expect(screen.queryByRole('button', { name: 'Net revenue' })).toBeNull();
  });

  it('ignores and names invalid parts of the address', async () => {
    await openControlling(`${table}&filter=%7B"planet_eq_any"%3A&period=2026-13-01/2026-13-02`);
    expect(await screen.findByText(/left out: period, filter/)).toBeVisible();
    await breakdown.find();
    expect(lastMain(fixtures)).toMatchObject({ filter: {}, period: { preset: 'last4weeks' } });
  });
});

describe('a period that has not ended', () => {
  it('says that its last days have not begun, and when it ends', async () => {
    await openControlling(`${table}&period=2026-11-20/2026-12-31&compare=none`);
    expect(
      await screen.findByText(/^Nov 20 – 22, 2026 so far; the period ends on Dec 31, 2026/),
    ).toBeVisible();
  });
});

describe('an address with more than five years', () => {
  it('is told so', async () => {
    await openControlling(`${table}&period=2019-01-01/2026-01-01`);
    expect(await screen.findByText(/left out: period \(More than five years\)\./)).toBeVisible();
  });
});

describe('missing values', () => {
  it('differ by reason', async () => {
    await openControlling(
      `${table}&metrics=active_readers&by=institution&period=2026-05-01/2026-05-10&compare=none`,
    );
    const rows = breakdown.rows(await breakdown.find('By Institution'));
    expect(rows.filter(([, value]) => value === '< 5').length).toBeGreaterThan(1);
    expect(screen.getAllByTitle('Hidden because it concerns too few people.').length).toBeGreaterThan(1);
    const points = breakdown.rows(screen.getByRole('table', { name: 'Active readers over time' }));
    expect(points[2]).toEqual(['Sun, May 3, 2026', 'no data', 'no data']);
    expect(within(await tile('Item requests')).getByText('3 days missing')).toBeVisible();
    expect(within(await tile('Active readers')).queryByText('0')).toBeNull();
  });

  it('are named for each currency, too, if the period begins before the data', async () => {
    await openControlling(`${table}&period=2024-11-01/2024-11-30&compare=none`);
    for (const name of ['Item requests', 'Net revenue, EUR', 'Net revenue, CHF'])
      expect(await within(await tile(name)).findByText(/^\d+ days missing$/)).toBeVisible();
  });
});

describe('a comparison', () => {
  it('is next to the figure of the same days, after the figure of all days', async () => {
    await openControlling(table);
    const breakdownTable = await breakdown.find('By Country');
    const heads = within(breakdownTable)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(heads.slice(1)).toEqual([
      'Item requests',
      'Share',
      '27 complete days',
      'Comparison Sep 27 – Oct 24, 2026',
      'Difference',
    ]);
    const [total = []] = breakdown.rows(breakdownTable);
    const [value = 0, , comparable = 0, previous = 0] = total
      .slice(1, 5)
      .map((text) => Number(text?.replace(/,/g, '')));
    expect(value).toBeGreaterThan(comparable);
    const difference = (previous - comparable).toLocaleString('en');
    expect(total[5]).toBe(`−${difference} −${((1 - comparable / previous) * 100).toFixed(1)}%`);
    expect(within(await tile('Item requests')).getByText('over 27 days')).toBeVisible();
  });

  it('of a point names its day and the change, unless the point may still change', async () => {
    await openControlling(`${table}&period=2026-11-15/2026-11-21`);
    const points = breakdown.rows(await screen.findByRole('table', { name: 'Item requests over time' }));
    const [first = [], last = []] = [points[0], points.at(-1)];
    expect(first[0]).toBe('Sun, Nov 15, 2026');
    expect(first[3]).toBe('Sun, Nov 8, 2026');
    const [value = 0, previous = 0] = first.slice(1, 3).map((text) => Number(text?.replace(/,/g, '')));
    const by = Math.abs(value - previous).toLocaleString('en');
    expect(first[4]).toMatch(new RegExp(`^[+−]${by} \\([+−]\\d+\\.\\d%\\)$`));
    expect(last.slice(3)).toEqual(['Sat, Nov 14, 2026', '', 'may still change']);
  });

  it('matches weekdays by choice, and so does the period before it', async () => {
    const { user } = await openControlling(`${table}&period=lastMonth`);
    const weekdays = () => screen.getByRole('checkbox', { name: 'Match weekdays' });
    expect(await screen.findByText(/^Oct 1 – 31, 2026 · vs Sep 1 – 30, 2026 · 31 vs 30/)).toBeVisible();
    expect(weekdays()).not.toBeChecked();
    await user.click(weekdays());
    expect(await screen.findByText(/vs Aug 27 – Sep 26, 2026 \(same weekdays\)/)).toBeVisible();
    expect(address()).toBe('/press-controlling?period=lastMonth&match=weekdays&chart=table');
    expect(lastMain(fixtures)?.compare).toEqual({ mode: 'previousPeriod', match: 'weekdays' });
    screen.getByRole('combobox', { name: 'Period' }).focus();
    await user.keyboard('{PageUp}');
    expect(await screen.findByText(/^Sep 1 – 30, 2026 · vs Jul 28 – Aug 26, 2026/)).toBeVisible();
    await user.keyboard('{PageDown}{PageDown}');
    expect(await screen.findByText(/^Nov 1 – 22, 2026 · vs/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Later period' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be with days of one’s own', async () => {
    const { user } = await openControlling(`${table}&period=2026-10-01/2026-10-03`);
    await breakdown.find();
    await user.click(screen.getByRole('combobox', { name: 'Compare with' }));
    await user.click(await screen.findByRole('option', { name: 'Custom…' }));
    // The compared days, without a request.
    const from = await screen.findByLabelText('Compare from');
    expect(from).toHaveValue('09/24/2026');
    for (const [field, day] of [
      [from, '04/03/2026'],
      [screen.getByLabelText('Compare to'), '04/05/2026'],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${day}{Enter}`);
    }
    expect(
      await screen.findByText(/^Oct 1 – 3, 2026 · vs Apr 3 – 5, 2026 · 3 complete days each/),
    ).toBeVisible();
    expect(lastMain(fixtures)?.compare).toEqual({ from: '2026-04-03', to: '2026-04-05' });
    expect(screen.queryByRole('checkbox', { name: 'Match weekdays' })).toBeNull();
  });

  it('is blank, with the reason, if there is nothing to compare', async () => {
    await openControlling(`${table}&period=2026-09-02/2026-09-20&granularity=week`);
    const points = await screen.findByRole('table', { name: 'Item requests over time' });
    const [first = [], second = []] = breakdown.rows(points);
    expect(first.slice(2)).toEqual(['–', '', '', 'incomplete']);
    expect(second[2]).toMatch(/^[\d,]+$/);
    expect(within(points).getByTitle(/there is no comparison/)).toBeVisible();
  });

  it('explains why the readers of the rows exceed the total', async () => {
    await openControlling(`${table}&metrics=active_readers&by=institution`);
    const rows = breakdown.rows(await breakdown.find('By Institution'));
    const [total = 0, ...parts] = rows.map(([, value = '']) => Number(value.replace(/,/g, '')));
    // Small groups are hidden.
    const counts = parts.filter(Number.isFinite);
    expect(counts.reduce((all, each) => all + each, 0)).toBeGreaterThan(total);
    expect(screen.getByText(/People in several rows count once in the total/)).toBeVisible();
  });
});

describe('a slow, failed or outdated query', () => {
  it('shows the last requested answer, in whatever order they arrive', async () => {
    const { user } = await openControlling(table);
    await breakdown.find();
    const held: (() => void)[] = [];
    answerWith(fixtures, async (answer) => {
      await new Promise<void>((go) => held.push(go));
      return answer;
    });
    await user.click(screen.getByRole('button', { name: 'Visits' }));
    await user.click(screen.getByRole('button', { name: 'Orders' }));
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Active subscriptions' }));
    const column = { name: 'Active subscriptions' };
    expect(await within(await breakdown.find()).findByRole('columnheader', column)).toBeVisible();
    const previousRows = breakdown.rows(await breakdown.find());
    for (const go of held.reverse()) go();
    expect(within(await breakdown.find()).getByRole('columnheader', column)).toBeVisible();
    expect(breakdown.rows(await breakdown.find())).toEqual(previousRows);
  });

  it('fails alone, and can be retried; a figure that no longer exists is left out', async () => {
    let refuses = true;
    answerWith(fixtures, (answer) => ({
      ...answer,
      results: answer.results.map((result) =>
        refuses && result.id === 'visits'
          ? { id: 'visits', ok: false, code: 'too_slow', totals: {} }
          : result,
      ),
    }));
    const { user } = await openControlling(table);
    await breakdown.find();
    const visits = await tile('Visits');
    expect(within(visits).getByRole('alert')).toHaveTextContent('Counting took too long');
    refuses = false;
    await user.click(within(visits).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(visits).queryByRole('alert')).toBeNull());
  });

  it('gives the reason, and offers no retry, for a period that has not begun', async () => {
    const { user } = await openControlling(`${table}&period=2026-12-01/2026-12-31`);
    // Once for all tiles, the chart and the rows.
    expect(await screen.findAllByText('The period has not started yet.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Metrics' })).toBeNull();
    expect(screen.queryAllByRole('alert')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Earlier period' }));
    expect(await breakdown.find()).toBeVisible();
    expect(address()).toBe('/press-controlling?period=thisMonth&chart=table');
  });

  it('shows no figures if the permission is lost', async () => {
    expectConsole(/ApiError: app\.errors\.forbidden/);
    fixtures.server.use(http.post(`*${queryCall}`, () => HttpResponse.json({ code: 'x' }, { status: 403 })));
    await openControlling(table);
    expect(await screen.findByText('The metrics could not be loaded')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Metrics' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('explains why there is nothing to draw', async () => {
    await openControlling('?period=2026-05-03/2026-05-05&compare=none&chart=line');
    expect(await screen.findByText('Nothing to show')).toBeVisible();
    expect(screen.getByText('Nothing was recorded.')).toBeVisible();
    expect(screen.queryByLabelText('Item requests over time')).toBeNull();
  });
});

describe('a query without an answer', () => {
  runOnTestClock();

  it('can be cancelled after a while, and keeps the choice', async () => {
    const { user } = await openControlling(table);
    await breakdown.find();
    let aborted = false;
    fixtures.server.use(
      http.post(`*${queryCall}`, async ({ request }) => {
        request.signal.addEventListener('abort', () => {
          aborted = true;
        });
        await new Promise(() => {});
      }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last year' }));
    await waitFor(() => expect(lastMain(fixtures)?.period).toEqual({ preset: 'lastYear' }));
    await advance(3000);
    expect(await screen.findByText(/^Still counting/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Counting was cancelled/)).toBeVisible();
    expect(aborted).toBe(true);
    expect(address()).toContain('period=lastYear');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Count again' }));
    expect(await screen.findByText(/^Jan 1 – Dec 31, 2025/)).toBeVisible();
  });
});

describe('a refresh that fails', () => {
  runOnTestClock();

  it('keeps the figures usable, and says from when they are', async () => {
    expectConsole(/ApiError/);
    const { user } = await openControlling(table);
    await breakdown.find();
    fixtures.server.use(http.post(`*${queryCall}`, () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    await heading('Reports');
    await advance(61_000);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    const said = (await screen.findByText(/The metrics could not be refreshed/)).closest('[role=alert]');
    expect(said).toHaveTextContent(
      'As of Nov 22, 2026, 10:30 AM (Europe/Berlin). The metrics could not be refreshed. Something went wrong on the server.',
    );
    const rows = await breakdown.find();
    expect(rows.closest('[aria-busy=true]')).toBeNull();
    fixtures.server.resetHandlers();
    await user.click(within(said as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The metrics could not be refreshed/)).toBeNull());
    await user.click(within(rows).getByRole('button', { name: 'Germany' }));
    expect(await screen.findByRole('list', { name: 'Conditions' })).toHaveTextContent('Country: Germany');
  });
});

describe('the legend', () => {
  it('distinguishes lines by dash and label, not only by colour', async () => {
    await openControlling();
    const dashOf = (text: string | RegExp) =>
      screen
        .getByText(text, { selector: 'li > bdi' })
        .parentElement?.querySelector('line')
        ?.getAttribute('stroke-dasharray');
    await screen.findByText('may still change', { selector: 'li > bdi' });
    expect(dashOf('may still change')).toBe('1 4');
    // Both with their days.
    expect(dashOf('Comparison, Sep 27 – Oct 24, 2026 (same weekdays)')).toBe('5 4');
    expect(dashOf('Item requests, Oct 25 – Nov 21, 2026')).toBe('none');
  });
});

describe('a table of a thousand rows', () => {
  layOutRows();

  const titles = '?chart=table&by=title&compare=none';

  async function scrollTo(top: number) {
    const region = screen.getByRole('group', { name: 'By Title' });
    region.scrollTop = top;
    fireEvent.scroll(region);
  }

  const places = (table: HTMLElement) =>
    [...table.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));

  /** Gives the answers for which `isOther` returns true another revision. */
  function restate(fixturesOf: typeof fixtures, isOther: (asked: { queries: { id: string }[] }) => boolean) {
    answerWith(fixturesOf, (answer: Answer, asked) => ({
      ...answer,
      revision: isOther(asked) ? 42 : answer.revision,
    }));
  }

  describe('a long table', () => {
    it('renders only visible rows, and loads others when they are scrolled to', async () => {
      await openControlling(titles);
      const table = await breakdown.find('By Title');
      await waitFor(() => expect(places(table)[0]).toBe(3));
      expect(places(table).length).toBeLessThan(60);
      expect(table).toHaveAttribute('aria-rowcount', '1302');
      expect(figureCalls(fixtures)).toHaveLength(1);
      await scrollTo(900 * 45);
      await waitFor(() => expect(lastQueries(fixtures)).toMatchObject([{ id: 'rows', range: [700, 1199] }]));
      await waitFor(() => expect(within(table).queryByText(/^Loading/)).toBeNull());
      expect(places(table).length).toBeLessThan(60);
      const loadedRows = breakdown.rows(table).filter((row) => row.length > 2);
      expect(loadedRows.length).toBeGreaterThan(10);
    });

    it('starts over, with a message, if the figures are restated between two pages', async () => {
      let calls = 0;
      restate(fixtures, ({ queries }) => {
        if (queries.some(({ id }) => id === 'main' || id === 'rows')) calls += 1;
        return calls > 1;
      });
      await openControlling(titles);
      const table = await breakdown.find('By Title');
      await waitFor(() => expect(places(table)[0]).toBe(3));
      await scrollTo(900 * 45);
      expect(await screen.findByText(/^The metrics were corrected while you scrolled/)).toBeVisible();
      // The first call, the page, and the reload.
      const ids = () =>
        figureCalls(fixtures)
          .filter(({ headers }) => !headers.has('x-own'))
          .map(({ body }) => JSON.parse(body).queries.at(-1).id);
      await waitFor(() => expect(ids().slice(0, 3)).toEqual(['main', 'rows', 'main']));
    });

    it('offers to retry rows that could not be loaded', async () => {
      expectConsole(/ApiError: app\.errors\.invalid/);
      await openControlling(titles);
      const table = await breakdown.find('By Title');
      await waitFor(() => expect(places(table)[0]).toBe(3));
      fixtures.server.use(
        http.post(`*${queryCall}`, () => HttpResponse.json({ code: 'x' }, { status: 400 }), { once: true }),
      );
      await scrollTo(900 * 45);
      expect(await screen.findByText('More rows could not be loaded.')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText('More rows could not be loaded.')).toBeNull());
    });
  });
});

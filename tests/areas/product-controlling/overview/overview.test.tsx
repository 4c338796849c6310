import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { advance, runOnTestClock } from '../../../app/profileScreen';
import { layOutRows } from '../../../records/import/importScreen';
import { expectConsole } from '../../../support/consoleGuard';
import { hold } from '../../../support/hold';
import { gate } from '../../../support/pageHistory';
import { address, openFixtureApi } from '../../../support/renderApp';
import { type Answer, answerWith } from './answerWith';
import {
  breakdown,
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
  it('asks once, beside the catalogue, and shows figures, days and rows', async () => {
    await openControlling(table);
    expect(await breakdown.find('By Country')).toBeVisible();
    expect(fixtures.calls(queryCall, 'POST')).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/figures/catalogue')).toHaveLength(1);
    expect(lastQueries(fixtures)).toHaveLength(10);
    expect(lastMain(fixtures)).toEqual({
      id: 'main',
      metrics: ['item_requests'],
      dimensions: ['country'],
      period: { preset: 'last30days' },
      compare: { mode: 'previousPeriod' },
      filter: {},
      granularity: 'auto',
      sort: ['item_requests', 'DESC'],
      range: [0, 199],
    });
    expect(screen.getByText(/^Oct 23 – Nov 21, 2026 · against Sep 23 – Oct 22, 2026/)).toHaveTextContent(
      '29 complete days on each side',
    );
    expect(screen.getByText(/^Days of Europe\/Berlin · complete until Nov 20, 2026/)).toHaveTextContent(
      'later days may still change',
    );
    const rows = breakdown.rows(await breakdown.find());
    expect(rows[0]?.[1]).toBe('Total');
    expect(rows[1]?.[1]).toBe('Germany');
    expect(within(await tile('Item requests')).getByRole('button', { pressed: true })).toBeVisible();
  });

  it('keeps the whole query in the address, and goes back step by step', async () => {
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

  it('takes the next choice while the figures of the one before are still counted', async () => {
    const { user } = await openControlling(table);
    expect(await breakdown.find('By Country')).toBeVisible();
    const held = gate();
    fixtures.server.use(http.post(queryCall, () => held.opened.then(() => undefined)));
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last month' }));
    // The rows are those of the question before, and lead nowhere.
    const into = screen.getByRole('button', { name: 'Go into Germany' });
    await expect(user.click(into)).rejects.toThrow('pointer-events');
    into.focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    screen.getByRole('checkbox', { name: /Germany/ }).focus();
    await user.keyboard(' ');
    expect(address()).toBe('/press-controlling?period=lastMonth&chart=table');
    await user.click(screen.getByRole('combobox', { name: 'Break down by' }));
    await user.click(await screen.findByRole('option', { name: 'Device' }));
    expect(address()).toBe('/press-controlling?by=device&period=lastMonth&chart=table');
    // Countries are not called devices meanwhile.
    expect(
      within(await breakdown.find('By Country')).getByRole('rowheader', { name: 'Germany' }),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Country' })).toBeVisible();
    held.open();
    expect(await breakdown.find('By Device')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Device' })).toBeVisible();
  });

  it('CO30 tells equal titles apart, keeps the direction of each, and has a long one whole', async () => {
    await openControlling(`${table}&by=title`);
    const rows = breakdown.rows(await breakdown.find('By Title'));
    expect(
      rows
        .map(([, name]) => name)
        .filter((name) => name?.startsWith('Collected Papers'))
        .sort(),
    ).toEqual(['Collected Papers (10.5555/press.t3)', 'Collected Papers (10.5555/press.t5)']);
    const long = screen.getByText(/^Proceedings of the Conference/);
    expect(long).toHaveAttribute('title', long.textContent);
    expect(screen.getByText('מחקרים בתולדות הספר העברי').tagName).toBe('BDI');
  });

  it('finds values for a condition at the server', async () => {
    const { user } = await openControlling(table);
    await breakdown.find();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Narrow the figures down' });
    await user.click(await within(dialog).findByRole('combobox', { name: 'Values' }));
    await screen.findAllByRole('option');
    const { release } = hold(fixtures.server, '/clientapi/v1/figures/actions/values');
    // Nothing of what was found for less is chosen.
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

  it('CO14 shows an amount for each currency and no sum', async () => {
    await openControlling(table);
    expect(await within(await tiles()).findByRole('button', { name: 'Net revenue, EUR' })).toBeVisible();
    const names = within(await tiles())
      .getAllByRole('button', { name: /^Net revenue/ })
      .map(({ textContent }) => textContent);
    expect(names.sort()).toEqual(['Net revenue, CHF', 'Net revenue, EUR', 'Net revenue, USD']);
  });

  it('CO31 leaves out what it cannot read, and says what', async () => {
    await openControlling(`${table}&filter=%7B"planet_eq_any"%3A&period=2026-13-01/2026-13-02`);
    expect(await screen.findByText(/says something about period, filter that cannot be read/)).toBeVisible();
    await breakdown.find();
    expect(lastMain(fixtures)).toMatchObject({ filter: {}, period: { preset: 'last30days' } });
  });
});

describe('values that are none', () => {
  it('CO07 CO12 CO15 are four different things', async () => {
    await openControlling(
      `${table}&metrics=active_readers&by=institution&period=2026-05-01/2026-05-10&compare=none`,
    );
    const rows = breakdown.rows(await breakdown.find('By Institution'));
    expect(rows.filter(([, , value]) => value === '< 5').length).toBeGreaterThan(1);
    expect(screen.getAllByTitle('Hidden, because so few people could be recognised.').length).toBeGreaterThan(
      1,
    );
    const points = breakdown.rows(screen.getByRole('table', { name: 'Active readers over time' }));
    expect(points[2]).toEqual(['Sun, May 3, 2026', 'no data', 'no data']);
    expect(within(await tile('Item requests')).getByText('3 days missing')).toBeVisible();
    expect(within(await tile('Active readers')).queryByText('0')).toBeNull();
  });
});

describe('a comparison', () => {
  it('stands beside the figure of the same days, with the figure of all days before it', async () => {
    await openControlling(table);
    const found = await breakdown.find('By Country');
    const heads = within(found)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(2, -1)).toEqual([
      'Item requests',
      'Share',
      '29 complete days',
      'Comparison',
      'Change',
    ]);
    const [total = []] = breakdown.rows(found);
    const [value = 0, , comparable = 0, previous = 0] = total
      .slice(2, 6)
      .map((text) => Number(text?.replace(/,/g, '')));
    expect(value).toBeGreaterThan(comparable);
    expect(total[6]).toBe(`−${((1 - comparable / previous) * 100).toFixed(1)}%`);
    expect(within(await tile('Item requests')).getByText('over 29 days')).toBeVisible();
  });

  it('CO03 CO05 is blank, with the reason, where there is nothing to compare with', async () => {
    await openControlling(`${table}&period=2026-09-02/2026-09-20&granularity=week`);
    const points = await screen.findByRole('table', { name: 'Item requests over time' });
    const [first = [], second = []] = breakdown.rows(points);
    expect(first.slice(2)).toEqual(['–', 'not all days']);
    expect(second[2]).toMatch(/^[\d,]+$/);
    expect(within(points).getByTitle(/compared with nothing/)).toBeVisible();
  });

  it('CO13 says why readers of rows are more than all of them', async () => {
    await openControlling(`${table}&metrics=active_readers&by=institution`);
    const rows = breakdown.rows(await breakdown.find('By Institution'));
    const [total = 0, ...parts] = rows.map(([, , value = '']) => Number(value.replace(/,/g, '')));
    // Small groups are hidden, and no number.
    const known = parts.filter(Number.isFinite);
    expect(known.reduce((all, each) => all + each, 0)).toBeGreaterThan(total);
    expect(screen.getByText(/People who belong to several rows count once in the total/)).toBeVisible();
  });
});

describe('a query that takes long, fails or is overtaken', () => {
  it('CO16 shows the last of several answers, whatever their order', async () => {
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
    const before = breakdown.rows(await breakdown.find());
    for (const go of held.reverse()) go();
    expect(within(await breakdown.find()).getByRole('columnheader', column)).toBeVisible();
    expect(breakdown.rows(await breakdown.find())).toEqual(before);
  });

  it('CO18 CO21 one that fails takes no other along, and is asked for again alone', async () => {
    let refuses = true;
    answerWith(fixtures, (answer) => ({
      ...answer,
      results: answer.results.map((result) =>
        refuses && result.id === 'visits'
          ? { id: 'visits', ok: false, code: 'too_slow', totals: {} }
          : result.id === 'orders'
            ? { id: 'orders', ok: false, code: 'unknown_metric', totals: {} }
            : result,
      ),
    }));
    const { user } = await openControlling(table);
    await breakdown.find();
    const visits = await tile('Visits');
    expect(within(visits).getByRole('alert')).toHaveTextContent('Counting took too long');
    expect(screen.getByText('No longer there for you: Orders.')).toBeVisible();
    expect(within(await tiles()).queryByRole('button', { name: 'Orders' })).toBeNull();
    refuses = false;
    await user.click(within(visits).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(visits).queryByRole('alert')).toBeNull());
    expect(lastQueries(fixtures).map(({ id }) => id)).toEqual(['visits']);
  });

  it('CO21 says that the permission is lost, and shows no figure', async () => {
    expectConsole(/ApiError: app\.errors\.forbidden/);
    fixtures.server.use(http.post(`*${queryCall}`, () => HttpResponse.json({ code: 'x' }, { status: 403 })));
    await openControlling(table);
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Key figures' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('CO09 shows why there is nothing to draw as line', async () => {
    await openControlling('?period=2026-05-03/2026-05-05&compare=none&chart=line');
    expect(await screen.findByText('There is nothing to draw')).toBeVisible();
    expect(screen.getByText('Nothing was recorded then.')).toBeVisible();
    expect(screen.queryByLabelText('Item requests over time')).toBeNull();
  });

  it('CO10 offers the next granularity where there are too many points', async () => {
    const { user } = await openControlling('?period=lastYear&granularity=hour&chart=table');
    await user.click(await screen.findByRole('button', { name: 'Show Days' }));
    await waitFor(() => expect(lastMain(fixtures)?.granularity).toBe('day'));
    expect(await breakdown.find()).toBeVisible();
  });
});

describe('a query that does not come back', () => {
  runOnTestClock();

  it('CO17 can be cancelled after a while, and keeps what was chosen', async () => {
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

describe('the legend', () => {
  it('CO32 tells lines apart by dash and label, not by colour alone', async () => {
    await openControlling();
    const dashOf = (text: string) =>
      screen
        .getByText(text, { selector: 'li > bdi' })
        .parentElement?.querySelector('line')
        ?.getAttribute('stroke-dasharray');
    await screen.findByText('may still change', { selector: 'li > bdi' });
    expect(dashOf('may still change')).toBe('1 4');
    expect(dashOf('Comparison')).toBe('5 4');
    expect(dashOf('Item requests')).toBe('none');
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

  /** Answers of pages other than the first have another revision, as long as this holds. */
  function restate(fixturesOf: typeof fixtures, isOther: (asked: { queries: { id: string }[] }) => boolean) {
    answerWith(fixturesOf, (answer: Answer, asked) => ({
      ...answer,
      revision: isOther(asked) ? 42 : answer.revision,
    }));
  }

  describe('a long table', () => {
    it('has only the rows in range in the document, and asks for further ones as they come', async () => {
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
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { idleAtOnce } from '../../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { answerWith } from './answerWith';
import { breakdown, queryCall, tile } from './controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });
idleAtOnce();

beforeEach(() => {
  fixtures.server.use(
    http.get('/clientapi/v1/admin/profile', () =>
      HttpResponse.json({
        name: 'Ada',
        email: 'admin@publisher.example',
        permissions: ['dashboard', 'press-controlling'],
      }),
    ),
  );
});

const open = async (search = '') => {
  const app = await renderApp(`/dashboard${search}`, { as: 'admin' });
  await heading('Dashboard');
  return app;
};
const isReaders = (query: object | undefined) => JSON.stringify(query).includes('active_readers');

/** Calls the fixture API like the application. */
async function ask(body: object) {
  const headers = {
    Authorization: `Bearer ${localStorage.getItem('access_token')}`,
    'X-XSRF-TOKEN': /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  };
  const answer = await fetch(queryCall, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

const widget = async (name: string) => within(await screen.findByRole('region', { name }));

const called = () => fixtures.calls(queryCall, 'POST').map(({ body }) => JSON.parse(body).queries);

describe('the figures of the dashboard', () => {
  it('are in the built-in order; the titles are only offered under ‘Add’', async () => {
    const { user } = await open();
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(titles()).toEqual([
        ...['Item requests', 'Active readers', 'Net revenue', 'Active subscriptions'],
        'Shortcuts',
        'Requests per day',
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Arrange' }));
    await user.click(await screen.findByRole('button', { name: 'Add widget' }));
    expect(await screen.findByRole('button', { name: /^Most requested titles/ })).toBeVisible();
  });

  it('equal those of the page that their title links to', async () => {
    const { user } = await open('?period=lastMonth&compare=previousYear');
    const requests = await widget('Item requests');
    const told = (await requests.findByText(/^[\d,.]{2,}M?$/)).textContent ?? '';
    const revenue = await widget('Net revenue');
    const lines = () =>
      revenue.getAllByRole('listitem').map(({ children }) => [...children].map((part) => part.textContent));
    await waitFor(() => expect(lines()).toHaveLength(3));
    const changes = lines().map(([currency, , change]) => [currency, change]);
    await user.click(revenue.getByRole('link', { name: 'Net revenue' }));
    const rows = breakdown.rows(await breakdown.find('By Currency'));
    const shown = rows.map((row) => [row[0], row.at(-1)?.split(' ').at(-1)]);
    expect(shown.slice(-3)).toEqual(changes);
    expect(within(await tile('Item requests')).getByText(told)).toBeVisible();
  });

  it('are requested in parallel, with the period of the page', async () => {
    await open('?period=lastMonth&compare=none');
    await (await widget('Net revenue')).findByText(/^€/);
    await (await widget('Active readers')).findByText(/^[\d,.]{2,}M?$/);
    await (await widget('Requests per day')).findByText(/^Peak on Oct \d+, 2026: [\d,]+$/);
    const queries = called().flat();
    expect(queries).toHaveLength(5);
    for (const query of queries) expect(query).toMatchObject({ period: { preset: 'lastMonth' }, filter: {} });
    expect(queries).toMatchObject([
      { metrics: ['item_requests'], granularity: 'auto' },
      { metrics: ['active_readers'] },
      { metrics: ['revenue_net'], dimensions: ['currency'], range: [0, 2] },
      { metrics: ['subscriptions_active'] },
      { metrics: ['item_requests'], granularity: 'day' },
    ]);
    expect(await screen.findByText(/Oct 1 – 31, 2026/)).toBeVisible();
  });

  it('are marked if they may still change, and compared over complete days', async () => {
    await open();
    const requests = await widget('Item requests');
    expect(await requests.findByText('may still change')).toBeVisible();
    const [line] = await requests.findAllByText(/(more|less) than on 27 days of Sep 27 – Oct 24, 2026$/);
    const queries = called().flat();
    const answer = await ask({ queries: [{ ...queries[0], id: 'a' }] });
    const { comparable, previous } = answer.results[0].totals.item_requests;
    expect(line).toHaveTextContent(Math.abs(comparable - previous).toLocaleString('en'));
  });

  it('name the number of compared days if there is a gap, and the missing ones', async () => {
    // Nine complete days before today's, without the three of the outage.
    await open('?period=2026-04-28/2026-05-09');
    const requests = await widget('Item requests');
    expect(await requests.findByText(/than on 9 days of Apr 14 – 25, 2026$/)).toBeVisible();
    expect(requests.getByText('3 days missing')).toBeVisible();
  });

  it('leave it to the page to say once why a period cannot be counted', async () => {
    await open('?period=2026-12-01/2026-12-31');
    expect(await screen.findAllByText('The period has not started yet.')).toHaveLength(1);
    const requests = await widget('Item requests');
    expect(await requests.findByText('–')).toBeVisible();
    expect(requests.queryByRole('alert')).toBeNull();
    expect(requests.queryByRole('button')).toBeNull();
  });

  it('fail alone, and can be retried alone', async () => {
    answerWith(fixtures, (answer, { queries }) => ({
      ...answer,
      results: answer.results.map((result, place) =>
        isReaders(queries[place]) ? { id: result.id, ok: false, code: 'too_slow', totals: {} } : result,
      ),
    }));
    const { user } = await open();
    const readers = await widget('Active readers');
    expect(await readers.findByRole('alert')).toHaveTextContent('Counting took too long');
    expect(await (await widget('Item requests')).findByText(/^[\d,.]{2,}M?$/)).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(readers.getByRole('button', { name: 'Try again' }));
    expect(await readers.findByText(/^[\d,.]{2,}M?$/)).toBeVisible();
    expect(called().at(-1)).toHaveLength(1);
    expect(isReaders(called().at(-1)[0])).toBe(true);
  });

  it('include saved reports, each with its own period, which are shortcuts as well', async () => {
    const { user } = await open('?period=lastYear');
    await user.click(await screen.findByRole('button', { name: 'Arrange' }));
    await user.click(await screen.findByRole('button', { name: 'Add widget' }));
    await user.click(await screen.findByRole('button', { name: /^Titles of the month/ }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const report = await widget('Titles of the month');
    expect(await report.findByText('Item requests, Oct 1 – 31, 2026')).toBeVisible();
    expect(report.getByText(/than Sep 1 – 30, 2026$/)).toBeVisible();
    const id = fixtures.api.records('reports').find(({ name }) => name === 'Titles of the month')?.id;
    const to = `/press-controlling?report=${id}`;
    expect(report.getByRole('link', { name: 'Titles of the month' })).toHaveAttribute('href', to);
    const [saved] = fixtures.calls('/clientapi/v1/dashboard-layouts/own', 'PUT');
    expect(JSON.parse(saved?.body ?? '').widgets.at(-1)).toEqual({
      widget: `product-controlling/report:${id}`,
      size: 's',
    });
    // Pasted, its address is named like the report.
    await user.click((await widget('Shortcuts')).getByRole('button', { name: /^Add/ }));
    const field = await screen.findByRole('combobox', { name: /^Add/ });
    await user.click(field);
    expect(await screen.findByRole('option', { name: 'Readers by institution' })).toBeVisible();
    await user.paste(`${location.origin}${to}`);
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('Titles of the month')).toBeVisible();
  });
});

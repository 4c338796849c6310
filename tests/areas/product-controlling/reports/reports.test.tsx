import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { pressTwice } from '../../../support/pressTwice';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { breakdown, lastMain, openControlling, tiles } from '../overview/controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 8 } });
const reportsCall = '/clientapi/v1/reports';

describe('saved reports', () => {
  it('include shared ones, and open with their whole query', async () => {
    const { user } = await renderApp('/press-controlling/reports', { as: 'admin' });
    await heading('Reports');
    await user.click(await screen.findByRole('link', { name: 'Titles of the month' }));
    expect(await breakdown.find('By Title')).toBeVisible();
    expect(lastMain(fixtures)).toMatchObject({
      metrics: ['item_requests', 'unique_item_requests'],
      dimensions: ['title'],
      period: { preset: 'lastMonth' },
    });
    expect(await screen.findByText('Titles of the month')).toBeVisible();
    expect(screen.queryByText('changed, not saved')).toBeNull();
  });

  it('save the current query under a name, private unless it is shared', async () => {
    const { user } = await openControlling('?chart=table&by=device&compare=none');
    await breakdown.find();
    await user.click(screen.getByRole('button', { name: 'Save as report…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as report' });
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('textbox', { name: /Name/ })).toBeInvalid();
    await user.click(within(dialog).getByRole('textbox', { name: /Name/ }));
    await user.paste('Devices');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Share with everyone/ }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Report saved.')).toBeVisible();
    const created = fixtures.calls(reportsCall, 'POST');
    expect(created).toHaveLength(1);
    expect(JSON.parse(created[0]?.body ?? '')).toMatchObject({
      name: 'Devices',
      visibility: 'all',
      query: {
        metrics: ['item_requests'],
        by: 'device',
        compare: 'none',
        chart: 'table',
        period: 'last4weeks',
      },
    });
    await waitFor(() => expect(address()).toMatch(/^\/press-controlling\?report=\w+$/));
    expect(await breakdown.find('By Device')).toBeVisible();
    expect(await screen.findByText('Devices')).toBeVisible();
  });

  it('show unsaved changes, which their owner can save', async () => {
    const mine = fixtures.api.records('reports').find(({ name }) => name === 'Readers by institution');
    await openControlling(`?chart=table&report=${mine?.id}`);
    expect(await screen.findByText('changed, not saved')).toBeVisible();
    pressTwice(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByText('changed, not saved')).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
    const [saved, ...further] = fixtures.calls(`${reportsCall}/${mine?.id}`, 'PUT');
    expect(further).toEqual([]);
    expect(JSON.parse(saved?.body ?? '')).toMatchObject({ query: { chart: 'table' }, version: 1 });
    expect(fixtures.api.records('reports').find(({ id }) => id === mine?.id)?.query).toMatchObject({
      metrics: ['active_readers'],
      chart: 'table',
    });
  });

  it.each([
    [404, /^This report no longer exists or is not shared with you\. These are the default metrics\.$/],
    [500, /^Something went wrong on the server\. Try again later\. These are the default metrics\.$/],
  ])(
    'that cannot be loaded (%i) are called gone only if they are, and other figures are not called theirs',
    async (status, text) => {
      expectConsole(/ApiError/);
      fixtures.server.use(http.get(`${reportsCall}/r1`, () => HttpResponse.json({}, { status })));
      await openControlling('?chart=table&report=r1');
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('name a vanished figure, and can be repaired', async () => {
    const { user } = await renderApp('/press-controlling/reports', { as: 'admin' });
    const row = (await screen.findByRole('link', { name: 'Downloads of podcasts' })).closest('tr');
    expect(within(row as HTMLElement).getByText('Incomplete')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Downloads of podcasts' }));
    expect((await screen.findAllByText('This metric no longer exists')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^No longer available: podcast downloads\./)).toBeVisible();
    await user.click(within(await tiles()).getByRole('button', { name: 'Visits' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByText(/^No longer there/)).toBeNull());
    expect(await breakdown.find('By Country')).toBeVisible();
  });

  it('with a vanished dimension use the default one, which can be saved', async () => {
    const mine = fixtures.api.records('reports').find(({ name }) => name === 'Titles of the month');
    const query = { metrics: ['visits'], by: ['planet'], chart: 'table' };
    fixtures.api.applyChanges({
      records: [{ resource: 'reports', id: String(mine?.id), record: { ...mine, query } as never }],
    });
    const { user } = await openControlling(`?report=${mine?.id}`);
    expect(await screen.findByText(/^No longer available: planet\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByText(/^No longer there/)).toBeNull());
  });
});

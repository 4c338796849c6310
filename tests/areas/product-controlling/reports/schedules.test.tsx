import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pressTwice } from '../../../support/pressTwice';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { breakdown, openControlling } from '../overview/controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });
const call = '/clientapi/v1/report-schedules';

const reportId = () => fixtures.api.records('reports').find(({ name }) => name === 'Revenue by currency')?.id;

describe('a report by email', () => {
  it('is scheduled, changed, listed and stopped', async () => {
    const { user } = await openControlling(`?chart=table&report=${reportId()}`);
    await breakdown.find('By Currency');
    await user.click(await screen.findByRole('button', { name: 'Get by email…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get this report by email' }));
    expect(dialog.getByRole('radio', { name: 'Every week' })).toBeChecked();
    await user.click(dialog.getByRole('combobox', { name: 'Time' }));
    await user.click(await screen.findByRole('option', { name: /^8:00\sAM$/ }));
    pressTwice(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Every Monday at 8:00\sAM · Next: Mon, /)).toBeVisible();
    const created = fixtures.calls(call, 'POST');
    expect(created.map(({ body }) => JSON.parse(body))).toEqual([
      { every: 'week', weekday: 1, monthDay: 1, hour: 8, report: reportId() },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const change = within(await screen.findByRole('dialog'));
    await user.click(change.getByRole('radio', { name: 'Every month' }));
    await user.click(change.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^On day 1 of every month at 8:00\sAM · Next: Tue, Dec 1, 2026/),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'By email' }));
    await heading('Reports by email');
    const row = (await screen.findByRole('link', { name: 'Revenue by currency' })).closest('tr');
    expect(row).toHaveTextContent(/On day 1 of every month at 8:00\sAM/);
    await user.click(screen.getByRole('link', { name: 'Revenue by currency' }));
    await breakdown.find('By Currency');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Get by email…' })).toBeVisible();
    expect(fixtures.api.records('report-schedules')).toEqual([]);
  });

  it('is not offered where the server cannot send', async () => {
    fixtures.server.use(
      http.get('*/clientapi/v1/figures/catalogue', async ({ request }) => {
        if (request.headers.has('x-own')) return undefined;
        const url = request.url.replace(/^[^/]*\/\/[^/]*/, location.origin);
        const headers = { ...Object.fromEntries(request.headers), 'x-own': '1' };
        const { canEmail: _, ...catalogue } = await (await fetch(url, { headers })).json();
        return HttpResponse.json(catalogue);
      }),
    );
    await renderApp(`/press-controlling?report=${reportId()}`, { as: 'admin' });
    await breakdown.find('By Currency');
    await waitFor(() => expect(screen.getByText('Revenue by currency')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Get by email…' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'By email' })).toBeNull();
    expect(fixtures.calls(call)).toEqual([]);
  });
});

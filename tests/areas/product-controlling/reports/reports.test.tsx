import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { pressTwice } from '../../../support/pressTwice';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { breakdown, lastMain, openControlling } from '../overview/controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 8 } });
const reportsCall = '/clientapi/v1/reports';

describe('saved reports', () => {
  it('are one’s own and those that others share, and open with their whole query', async () => {
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

  it('keep what is shown under a name, for oneself unless it is shared', async () => {
    const { user } = await openControlling('?chart=table&by=device&compare=none');
    await breakdown.find();
    await user.click(screen.getByRole('button', { name: 'Save as report…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as report' });
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('textbox', { name: /Name/ })).toBeInvalid();
    await user.click(within(dialog).getByRole('textbox', { name: /Name/ }));
    await user.paste('Devices');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Everybody/ }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The report is saved.')).toBeVisible();
    const created = fixtures.calls(reportsCall, 'POST');
    expect(created).toHaveLength(1);
    expect(JSON.parse(created[0]?.body ?? '')).toMatchObject({
      name: 'Devices',
      visibility: 'all',
      query: {
        metrics: ['item_requests'],
        by: ['device'],
        compare: 'none',
        chart: 'table',
        period: 'last30days',
      },
    });
    await waitFor(() => expect(address()).toMatch(/^\/press-controlling\?report=\w+$/));
    expect(await breakdown.find('By Device')).toBeVisible();
    expect(await screen.findByText('Devices')).toBeVisible();
  });

  it('say that they are changed, and keep the change of their owner alone', async () => {
    const mine = fixtures.api.records('reports').find(({ name }) => name === 'Readers by institution');
    await openControlling(`?chart=table&report=${mine?.id}`);
    expect(await screen.findByText('changed, not saved')).toBeVisible();
    pressTwice(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(screen.queryByText('changed, not saved')).toBeNull());
    const [saved, ...further] = fixtures.calls(`${reportsCall}/${mine?.id}`, 'PUT');
    expect(further).toEqual([]);
    expect(JSON.parse(saved?.body ?? '')).toMatchObject({ query: { chart: 'table' }, version: 1 });
    expect(fixtures.api.records('reports').find(({ id }) => id === mine?.id)?.query).toMatchObject({
      metrics: ['active_readers'],
      chart: 'table',
    });
  });

  it.each([
    [404, /^This report is no longer there/],
    [500, /^The server/],
  ])('that cannot be had (%i) are told to be gone only if they are', async (status, text) => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(`${reportsCall}/r1`, () => HttpResponse.json({}, { status })));
    await openControlling('?chart=table&report=r1');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('CO20 say what is gone instead of showing something else', async () => {
    const { user } = await renderApp('/press-controlling/reports', { as: 'admin' });
    const row = (await screen.findByRole('link', { name: 'Downloads of podcasts' })).closest('tr');
    expect(within(row as HTMLElement).getByText('Incomplete')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Downloads of podcasts' }));
    expect((await screen.findAllByText('This figure is no longer there')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('CO22 ask before they are deleted, and list the schedules that go along', async () => {
    const { user } = await renderApp('/press-controlling/reports', { as: 'admin' });
    const row = (await screen.findByRole('link', { name: 'Titles of the month' })).closest('tr');
    await user.click(within(row as HTMLElement).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/schedules? (is|are) deleted as well:$/)).toBeVisible();
    expect(await dialog.findByText(/^Monthly on the last day, 2:30 AM/)).toBeVisible();
    expect(fixtures.calls(reportsCall, 'DELETE')).toEqual([]);
  });
});

describe('schedules', () => {
  const call = '/clientapi/v1/report-schedules';
  const schedules = '/press-controlling/schedules';

  const row = async (text: string | RegExp) => {
    const found = (await screen.findByText(text)).closest('tr');
    if (!found) throw new Error(`There is no row with ${text}`);
    return found;
  };

  describe('scheduled reports', () => {
    it('CO24 are listed with when, to whom, and who gets nothing', async () => {
      await renderApp(schedules, { as: 'admin' });
      await heading('Scheduled reports');
      const monthly = within(await row('Monthly on the last day, 2:30 AM'));
      expect(monthly.getByRole('link', { name: 'Titles of the month' })).toBeVisible();
      expect(monthly.getByText(/^\d people/)).toBeVisible();
      expect(monthly.getByText(/^\d without permission$/)).toBeVisible();
      expect(monthly.getByText('Active')).toBeVisible();
    });

    it('CO22 whose owner is gone are paused until somebody takes them over', async () => {
      const { user } = await renderApp(schedules, { as: 'admin' });
      const orphan = within(await row('Daily, 6:15 AM'));
      expect(orphan.getByText('Without owner')).toBeVisible();
      await user.click(orphan.getByRole('button'));
      await user.click(await screen.findByRole('menuitem', { name: 'Take over' }));
      expect(await screen.findByText('You now look after this report instead of Vera Lang.')).toBeVisible();
      await waitFor(async () =>
        expect(within(await row('Daily, 6:15 AM')).getByText('Active')).toBeVisible(),
      );
    });

    it('are sent at once to those who may see them', async () => {
      const { user } = await renderApp(schedules, { as: 'admin' });
      await user.click(
        within(await row('Monthly on the last day, 2:30 AM')).getByRole('button', {
          name: 'Actions for Titles of the month',
        }),
      );
      await user.click(await screen.findByRole('menuitem', { name: 'Send now' }));
      expect(await screen.findByText(/Not sent to .*, who may not see the figures\.$/)).toBeVisible();
      expect(fixtures.sent.filter(({ path }) => path.endsWith('/actions/send-now'))).toHaveLength(1);
    });

    it('are made of a report, a rhythm and people', async () => {
      const [report] = fixtures.api.records('reports');
      const { user } = await renderApp(`${schedules}/create?report=${report?.id}`, { as: 'admin' });
      await heading('Schedule a report');
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: /^Report/ })).toHaveValue('Titles of the month'),
      );
      await user.click(screen.getByRole('radio', { name: 'Weekly' }));
      await user.click(screen.getByRole('combobox', { name: 'Weekday' }));
      await user.click(await screen.findByRole('option', { name: 'Friday' }));
      await user.click(screen.getByRole('combobox', { name: /^Recipients/ }));
      await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
      await user.click(screen.getByRole('button', { name: 'Create' }));
      await heading('Scheduled reports');
      const [created] = fixtures.calls(call, 'POST');
      expect(JSON.parse(created?.body ?? '')).toMatchObject({
        reportId: report?.id,
        rhythm: 'weekly',
        day: 5,
        at: '07:00',
        format: 'xlsx',
        paused: false,
      });
      expect(await screen.findByText('Every Friday, 7:00 AM')).toBeVisible();
    });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 8 } });
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
    await waitFor(async () => expect(within(await row('Daily, 6:15 AM')).getByText('Active')).toBeVisible());
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

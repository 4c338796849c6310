import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, runOnTestClock } from '../../../app/profileScreen';
import { expectConsole } from '../../../support/consoleGuard';
import { hold } from '../../../support/hold';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { breakdown, openControlling } from '../overview/controllingScreen';

const start = Date.parse('2026-11-22T09:30:00.000Z');
let now = start;
const fixtures = openFixtureApi({ now: () => now, counts: { users: 3 } });
const exportsCall = '/clientapi/v1/exports';
const valuesCall = '/clientapi/v1/figures/actions/values';
const saved: string[] = [];

beforeEach(() => {
  now = start;
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

runOnTestClock();

const dialog = () => screen.findByRole('dialog', { name: 'Preparing the file' });

/** Lets the time pass that a file takes, from when the server has begun with it. */
async function finish(): Promise<void> {
  await waitFor(() => expect(fixtures.api.records('exports')).not.toEqual([]));
  now += 60_000;
  await advance(5000);
}

describe('a file that the server makes', () => {
  it('shows how far it is, and is saved once it is done', async () => {
    const { user } = await openControlling('?chart=table&by=device');
    await breakdown.find();
    await user.dblClick(await screen.findByRole('button', { name: 'XLSX' }));
    expect(await within(await dialog()).findByText(/^The server is making the file/)).toBeVisible();
    const [ordered, ...more] = fixtures.calls(exportsCall, 'POST');
    expect(more).toEqual([]);
    expect(JSON.parse(ordered?.body ?? '')).toEqual({
      kind: 'figures',
      format: 'xlsx',
      query: {
        metrics: ['item_requests'],
        dimensions: ['device'],
        period: { preset: 'last30days' },
        compare: { mode: 'previousPeriod' },
        filter: {},
        granularity: 'auto',
        sort: ['item_requests', 'DESC'],
      },
    });
    await finish();
    await waitFor(() => expect(saved).toEqual(['figures_item_requests_device_2026-10-23_2026-11-21.xlsx']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CO26 says that it failed, and is asked for once more', async () => {
    const settings = fixtures.api.records('figure-settings')[0];
    fixtures.api.applyChanges({
      records: [
        { resource: 'figure-settings', id: 'settings', record: { ...settings, exportsFail: true } as never },
      ],
    });
    const { user } = await openControlling('?chart=table');
    await breakdown.find();
    await user.click(await screen.findByRole('button', { name: 'XLSX' }));
    await within(await dialog()).findByText(/^The server is making the file/);
    await finish();
    expect(await within(await dialog()).findByText('The server could not make the file.')).toBeVisible();
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fixtures.calls(exportsCall, 'POST')).toHaveLength(2));
    expect(saved).toEqual([]);
  });

  it('CO26 goes on when the page is left, is found under exports, and expires', async () => {
    const { user } = await openControlling('?chart=table');
    await breakdown.find();
    await user.click(await screen.findByRole('button', { name: 'XLSX' }));
    await user.click(
      await within(await dialog()).findByRole('button', { name: 'Continue in the background' }),
    );
    await user.click(screen.getByRole('link', { name: 'Exports' }));
    await heading('Exports');
    await finish();
    expect(await screen.findByText('Ready')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Download Item requests · Country · Oct 23/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    now += 8 * 86_400_000;
    expectConsole(/ApiError: app\.errors\.notFound/);
    await user.click(screen.getByRole('button', { name: /^Download Item requests · Country · Oct 23/ }));
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Remove Item requests/ }));
    expect(await screen.findByText('There are no exports')).toBeVisible();
  });

  it('is cancelled', async () => {
    const { user } = await openControlling('?chart=table');
    await breakdown.find();
    await user.click(await screen.findByRole('button', { name: 'XLSX' }));
    await user.click(await within(await dialog()).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fixtures.api.records('exports')).toMatchObject([{ isCancelled: true }]);
  });
});

describe('COUNTER reports', () => {
  const open = async (search = '') => {
    const app = await renderApp(`/press-controlling/counter${search}`, { as: 'admin' });
    await heading('COUNTER reports');
    return app;
  };

  it('are for the last whole month unless told, show their header, and are files of the server', async () => {
    const { user } = await open();
    expect(await screen.findByRole('combobox', { name: 'First month' })).toHaveTextContent('October 2026');
    const hint = 'Choose an institution to see its report.';
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Institution' }));
    await user.paste('basel');
    await user.click((await screen.findAllByRole('option', { name: /Basel/ }))[0] as HTMLElement);
    const table = await screen.findByRole('table', { name: 'Header of the file' });
    expect(screen.queryByText(hint)).toBeNull();
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByText('Begin_Date=2026-10-01; End_Date=2026-10-31')).toBeVisible();
    const rows = screen.getByRole('table', { name: 'The first 10 rows' });
    expect(within(rows).getAllByRole('row')).toHaveLength(11);
    expect(within(rows).getByRole('columnheader', { name: 'Reporting_Period_Total' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'TSV' }));
    await dialog();
    await waitFor(() => expect(fixtures.calls(exportsCall, 'POST')).toHaveLength(1));
    const [ordered] = fixtures.calls(exportsCall, 'POST');
    expect(JSON.parse(ordered?.body ?? '')).toMatchObject({
      kind: 'counter',
      format: 'tsv',
      report: 'TR_B1',
      begin: '2026-10',
      end: '2026-10',
    });
    await finish();
    await waitFor(() => expect(saved[0]).toMatch(/^TR_B1_i\d+_2026-10_2026-10\.tsv$/));
  });

  it('keep what is typed while names and hits arrive, and choose a hit of nothing else', async () => {
    const names = hold(fixtures.server, valuesCall);
    const { user } = await open('?report=TR_J1&institution=i3');
    const field = await screen.findByRole('combobox', { name: 'Institution' });
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', '…');
    await user.click(field);
    await user.paste('Basel');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    names.release();
    expect(await screen.findAllByRole('option', { name: /Basel/ })).not.toHaveLength(0);
    expect(field).toHaveValue('Basel');
    expect(new URLSearchParams(location.search).get('institution')).toBe('i3');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(new URLSearchParams(location.search).get('institution')).not.toBe('i3'));
    await waitFor(() => expect((field as HTMLInputElement).value).toMatch(/Basel/));
  });

  it('CO28 say in words what of the months is not there', async () => {
    await open('?report=TR_J1&institution=i1&begin=2026-05&end=2026-11');
    expect(await screen.findByText(/^A month is not over yet/)).toBeVisible();
    expect(screen.getByText(/^On some days nothing was recorded/)).toBeVisible();
    expect(screen.getByText(/^3031: request was for 2026-05-01 to 2026-11-30/)).toBeVisible();
  });

  it('CO28 say at its field what cannot be asked for', async () => {
    expectConsole(/ApiError: app\.errors\.invalid/);
    await open('?report=TR_J1&institution=i1&begin=2024-01&end=2026-10');
    expect(await screen.findByText('A report has 24 months at most.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'TSV' })).toBeNull();
  });
});

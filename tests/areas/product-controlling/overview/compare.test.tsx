import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { handsetWidth } from '@/ui/handsetWidth';
import { stubScreen } from '../../../app/layout/handset';
import { address, openFixtureApi } from '../../../support/renderApp';
import { breakdown, lastMain, lastQueries, openControlling, queryCall } from './controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });
const tick = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}` });
const points = () => screen.findByRole('table', { name: 'Item requests over time' });
const heads = async () =>
  within(await points())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const chart = '?chart=table&period=last7days';

async function tickAll(user: UserEvent, ...names: string[]) {
  for (const name of names) {
    await user.click(await tick(name));
    await waitFor(async () => expect(await tick(name)).toBeChecked());
  }
}

describe('rows that are ticked', () => {
  it('are compared from two on, in one call more, with all conditions kept; the address holds them', async () => {
    const { user } = await openControlling(`${chart}&filter={"data_type_eq_any":["Journal"]}`);
    const table = await breakdown.find('By Country');
    expect(screen.getByText('Tick two to five rows to compare them in the chart.')).toBeVisible();
    await tickAll(user, 'Germany');
    expect(await screen.findByText('Tick one more row to compare them in the chart.')).toBeVisible();
    expect(await heads()).toEqual(['Time', 'Item requests', 'Comparison', 'State']);
    const before = fixtures.calls(queryCall, 'POST').length;
    await tickAll(user, 'Austria');
    await waitFor(async () => expect(await heads()).toEqual(['Time', 'Germany', 'Austria', 'State']));
    expect(fixtures.calls(queryCall, 'POST')).toHaveLength(before + 1);
    expect(lastQueries(fixtures).map(({ filter }) => filter)).toEqual([
      { data_type_eq_any: ['Journal'], country_eq_any: ['DE'] },
      { data_type_eq_any: ['Journal'], country_eq_any: ['AT'] },
    ]);
    expect(new URLSearchParams(location.search).get('rows')).toBe('[["DE"],["AT"]]');
    // The days of a row add up to its line below: both are the server's.
    const days = breakdown.rows(await points()).map(([, germany = '']) => Number(germany.replace(/,/g, '')));
    const row = breakdown.rows(table).find((cells) => cells.includes('Germany')) ?? [];
    expect(days.reduce((all, each) => all + each, 0).toLocaleString('en')).toBe(row[2]);
    await user.click(screen.getByRole('button', { name: 'Compare none' }));
    await waitFor(async () => expect(await heads()).toContain('Comparison'));
    expect(address()).not.toContain('rows');
  });

  it('are five at most, and open with the address', async () => {
    const rows = JSON.stringify([['DE'], ['AT'], ['CH'], ['US'], ['GB']]);
    const { user } = await openControlling(`${chart}&rows=${encodeURIComponent(rows)}`);
    await waitFor(async () => expect(await heads()).toHaveLength(7));
    expect(await tick('France')).toBeDisabled();
    expect(screen.getByText('Five rows are compared in the chart: that is the most.')).toBeVisible();
    await user.click(await tick('Austria'));
    await waitFor(async () => expect(await tick('France')).toBeEnabled());
    expect((await heads())?.slice(1, -1)).toEqual([
      'Germany',
      'Switzerland',
      'United States',
      'United Kingdom',
    ]);
  });
});

describe('a row', () => {
  it('narrows everything to itself, and Back takes that away', async () => {
    const { user } = await openControlling('?chart=table&by=institution&sort=change&order=ASC');
    const fell = (await breakdown.find()).querySelector<HTMLElement>('tbody th button');
    await user.click(fell ?? document.body);
    const conditions = await screen.findByRole('list', { name: 'Conditions' });
    expect(conditions).toHaveTextContent(`Institution: ${fell?.textContent}`);
    await waitFor(() =>
      expect(lastQueries(fixtures).map(({ filter }) => Object.keys(filter).join())).toEqual(
        Array(10).fill('institution_eq_any'),
      ),
    );
    window.history.back();
    await waitFor(() => expect(conditions).not.toBeInTheDocument());
  });
});

it('on a handset, rows can be sorted by their change as well', async () => {
  stubScreen(true, handsetWidth);
  const { user } = await openControlling('?chart=table');
  const head = within(await breakdown.find()).getByRole('columnheader', { name: /^Item requests/ });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head).getByRole('button', { name: 'Change over 29 days' }));
  await waitFor(() => expect(lastMain(fixtures)?.sort).toEqual(['change', 'ASC']));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
});

describe('the way down', () => {
  it('is named, and each step leads back up with the other conditions kept', async () => {
    const { user } = await openControlling(
      `?chart=table&by=title&filter={"access_type_neq_any":["Open"],"country_eq_any":["DE"],"data_type_eq_any":["Journal"]}`,
    );
    const path = await screen.findByRole('navigation', { name: 'Path' });
    expect(
      within(path)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['All', 'Germany', 'Journals', 'Title']]);
    await user.click(within(path).getByRole('button', { name: 'Germany' }));
    await breakdown.find('By Kind of content');
    expect(JSON.parse(new URLSearchParams(location.search).get('filter') ?? '')).toEqual({
      access_type_neq_any: ['Open'],
      country_eq_any: ['DE'],
    });
    await user.click(within(path).getByRole('button', { name: 'All' }));
    await breakdown.find('By Country');
    expect(screen.queryByRole('navigation', { name: 'Path' })).toBeNull();
    expect(lastQueries(fixtures).at(-1)?.filter).toEqual({ access_type_neq_any: ['Open'] });
  });

  it('that leads to nothing names the conditions to remove', async () => {
    const { user } = await openControlling('?chart=table&filter={"title_q":"no such title"}');
    const empty = (await screen.findByText('Nothing was counted')).closest('[role=status]') as HTMLElement;
    await user.click(within(empty).getByRole('button', { name: /Title contains “no such title”/ }));
    expect(await breakdown.find('By Country')).toBeVisible();
  });
});

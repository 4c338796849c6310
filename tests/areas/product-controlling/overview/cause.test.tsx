import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { openFixtureApi } from '../../../support/renderApp';
import { answerWith } from './answerWith';
import { breakdown, lastGlances, lastMain, openControlling, tile } from './controllingScreen';

// On this day, the consortium left on November 1.
const fixtures = openFixtureApi({ now: () => Date.parse('2026-12-09T09:30:00.000Z'), counts: { users: 3 } });

const namesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('why requests fell in November, where, and what it cost', () => {
  it('is found by two presses: the difference, and the institution that lost most', async () => {
    const { user } = await openControlling('?chart=table&period=lastMonth');
    const countries = await breakdown.find('By Country');
    expect(within(await tile('Item requests')).getByText('−14.0%')).toBeVisible();
    await user.click(within(countries).getByRole('button', { name: 'Difference' }));
    await waitFor(() => expect(lastMain(fixtures)?.sort).toEqual(['change', 'ASC']));
    // Where: the countries on the Upper Rhine.
    await waitFor(() =>
      expect(
        namesOf(screen.getByLabelText('By Country', { selector: 'table' }))
          .slice(1, 4)
          .sort(),
      ).toEqual(['France', 'Germany', 'Switzerland']),
    );
    expect(lastGlances(fixtures).map(({ id, sort }) => [id, sort?.[0]])).toEqual([
      ['title', 'change'],
      ['institution', 'change'],
      ['access_type', 'change'],
      ['source', 'change'],
    ]);
    // Why: a consortium fell by most of its use.
    const institutions = await screen.findByLabelText('Institution', { selector: 'table' });
    const lost = await within(institutions).findByRole('button', { name: 'Consortium of the Upper Rhine' });
    expect(lost.closest('tr')).toHaveTextContent(/−222,955 −88\.0%$/);
    await user.click(lost);
    expect(await screen.findByRole('list', { name: 'Conditions' })).toHaveTextContent(
      'Institution: Consortium of the Upper Rhine',
    );
    // What it cost, exactly.
    await waitFor(async () =>
      expect(within(await tile('Net revenue, EUR')).getByText('−91.4%')).toBeVisible(),
    );
    const euros = within(await tile('Net revenue, EUR')).getByRole('button', { name: 'Net revenue, EUR' });
    expect(euros).toHaveAttribute('title', expect.stringMatching(/^€[\d,]+\.\d\d$/));
  });
});

describe('tile, table and file', () => {
  const downloads = collectDownloads();

  it('have the same numbers, with the differences computed by hand', async () => {
    const values = (value: number, comparable: number, previous: number) => ({
      item_requests: { value, comparable, previous },
    });
    answerWith(fixtures, (answer) => ({
      ...answer,
      results: answer.results.map((result) => ({
        ...result,
        ...(result.id === 'item_requests' && { totals: values(1300, 1250, 1000) }),
        ...((result.id === 'main' || result.id === 'rows') && {
          days: { current: 29, previous: 29 },
          totals: values(1300, 1250, 1000),
          total: 2,
          others: undefined,
          rows: [
            { key: ['DE'], labels: ['Germany'], values: values(900, 870, 500) },
            { key: ['FR'], labels: ['France'], values: values(400, 380, 500) },
          ],
        }),
      })),
    }));
    const { user } = await openControlling('?chart=table');
    const rows = breakdown.rows(await breakdown.find('By Country'));
    // 1,250 − 1,000 = 250, a quarter of 1,000; 870 − 500 = 370; 380 − 500 = −120.
    expect(rows).toEqual([
      ['Total', '1,300', '1,250', '1,000', '+250 +25.0%'],
      ['Germany', '900', '870', '500', '+370 +74.0%'],
      ['France', '400', '380', '500', '−120 −24.0%'],
    ]);
    const item = await tile('Item requests');
    expect(within(item).getByText('1,300')).toBeVisible();
    expect(within(item).getByText('+25.0%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CSV, 2 rows' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const lines = await linesOf(downloads[0]?.blob ?? new Blob());
    expect(lines.filter((line) => line.startsWith('Total: '))).toEqual([
      'Total: Item requests,1300,',
      'Total: Item requests (complete days),1250,',
      'Total: Item requests (before),1000,',
      'Total: Item requests (difference),250,',
      'Total: Item requests (change),0.2500,',
    ]);
    expect(lines.slice(-3)).toEqual([
      'From,To,Country,Item requests,Item requests (complete days),Item requests (before),Item requests (difference),Item requests (change)',
      '2026-11-11,2026-12-08,Germany,900,870,500,370,0.7400',
      '2026-11-11,2026-12-08,France,400,380,500,-120,-0.2400',
    ]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handsetWidth } from '@/ui/handsetWidth';
import { stubScreen } from '../../../app/layout/handset';
import { openFixtureApi } from '../../../support/renderApp';
import { breakdown, lastMain, lastQueries, openControlling, tile, tiles } from './controllingScreen';

const fixtures = openFixtureApi({ now: () => Date.parse('2026-11-22T09:30:00.000Z'), counts: { users: 3 } });

describe('the breakdown', () => {
  it('narrows everything to a row, and Back removes that', async () => {
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

  it('can be sorted by change on a handset, too', async () => {
    stubScreen(true, handsetWidth);
    const { user } = await openControlling('?chart=table&and=access_type');
    const rows = await breakdown.find();
    const [first] = within(rows).getAllByText('Germany', { selector: 'th bdi' });
    expect(first?.closest('th')).toHaveTextContent(/^Germany(With licence|Open access|Free to read)$/);
    const head = within(rows).getByRole('columnheader', { name: /^Item requests/ });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(head).getByRole('button', { name: 'Difference over 27 days' }));
    await waitFor(() => expect(lastMain(fixtures)?.sort).toEqual(['change', 'ASC']));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  it('says what terms are that are not shown', async () => {
    await openControlling('?chart=table&metrics=searches_empty&compare=none');
    const terms = await screen.findByLabelText('Search terms without results', { selector: 'table' });
    expect(await within(terms).findByText('rare or personal terms')).toBeVisible();
  });

  it('says of one column that it is sorted', async () => {
    await openControlling('?chart=table&sort=change&order=ASC');
    const heads = within(await breakdown.find()).getAllByRole('columnheader');
    const sorted = heads.filter((head) => head.hasAttribute('aria-sort'));
    expect(sorted.map((head) => head.textContent)).toEqual(['Difference']);
  });

  it('keeps the focus in place while conditions are removed', async () => {
    const filter = '{"country_eq_any":["DE"],"data_type_eq_any":["Journal"]}';
    const { user } = await openControlling(`?chart=table&filter=${filter}`);
    const remove = (name: string) => screen.findByRole('button', { name: `Remove filter: ${name}` });
    await user.click(await remove('Country: Germany'));
    await waitFor(async () => expect(await remove('Content type: Journals')).toHaveFocus());
    await user.click(await remove('Content type: Journals'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names the conditions to remove if it is empty', async () => {
    const { user } = await openControlling('?chart=table&filter={"title_q":"no such title"}');
    const empty = (await screen.findByText('No data')).closest('[role=status]') as HTMLElement;
    await user.click(within(empty).getByRole('button', { name: /Title contains “no such title”/ }));
    expect(await breakdown.find('By Country')).toBeVisible();
  });

  it('leaves the trend of a figure that is not counted by its dimension, and offers those that are', async () => {
    const { user } = await openControlling('?chart=table&by=title');
    await breakdown.find('By Title');
    await user.click(within(await tiles()).getByRole('button', { name: 'Visits' }));
    expect(await screen.findByText('“Visits” has no breakdown by “Title”')).toBeVisible();
    expect(screen.queryByText('No data')).toBeNull();
    const points = breakdown.rows(screen.getByRole('table', { name: 'Visits over time' }));
    expect(points).toHaveLength(28);
    for (const [, visits] of points) expect(visits).toMatch(/^[\d,]+$/);
    expect(within(await tile('Visits')).getByText(/^[\d,.]{2,}M?$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Device' }));
    expect(await breakdown.find('By Device')).toBeVisible();
  });

  it('names the condition by which the figure is not counted', async () => {
    const { user } = await openControlling('?metrics=visits&filter={"title_eq_any":["t3"]}');
    const said = await screen.findAllByText('“Visits” has no breakdown by “Title”');
    // In place of the chart, and of the rows.
    expect(said).toHaveLength(2);
    const [remove] = screen.getAllByRole('button', { name: /^Remove .*Title/ });
    await user.click(remove ?? document.body);
    expect(await breakdown.find('By Country')).toBeVisible();
  });
});

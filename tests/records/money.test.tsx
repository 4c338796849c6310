import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { Column } from '@/records/columns/Column';
import { EditPage } from '@/records/form/EditPage';
import { RecordHistory } from '@/records/history/RecordHistory';
import { FormMoneyField } from '@/records/inputs/FormMoneyField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { ListPage } from '@/records/list/ListPage';
import { asMoney } from '@/records/values/asMoney';
import { formatMoney, storedAmount } from '@/records/values/money';
import { expectConsole } from '../support/consoleGuard';
import { elsewhere } from '../support/elsewhere';
import { booksCall, libraryArea } from '../support/libraryArea';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';

const texts = { title: 'Title', price: 'Price', fee: 'Fee', postage: 'Postage', unit: 'Currency' };
const books = defineFixtures({
  permission: 'user-management',
  resources: {
    books: {
      count: 3,
      history: {},
      seed: ({ index }) => ({
        title: `Book ${index}`,
        price: [{ amount: '1234.50', unit: 'EUR' }, { amount: '900', unit: 'JPY' }, null][index],
        fee: [1999, null, 5][index],
        postage: [300, null, null][index],
        unit: ['USD', null, 'EUR'][index],
      }),
    },
  },
});
const fixtures = openFixtureApi({ areas: [books] });

const List = () => (
  <ListPage headline="Books" sort={{ field: 'title', order: 'ASC' }}>
    <Column source="title" label="Title" link />
    <Column
      source="price.amount"
      label="Price"
      align="right"
      render={asMoney('price.amount', 'price.unit', 'text')}
    />
    <Column source="fee" label="Fee" align="right" render={asMoney('fee', 'unit', 'minor')} />
  </ListPage>
);
const Edit = () => (
  <EditPage headline={() => 'A book'}>
    <FormTextField source="title" label={texts.title} />
    <FormMoneyField source="price.amount" label={texts.price} currency="price.unit" form="text" />
    <FormMoneyField
      source="fee"
      label={texts.fee}
      currency="unit"
      currencies={['EUR', 'JPY']}
      form="minor"
      min={100}
    />
    <FormMoneyField source="postage" label={texts.postage} currency="unit" form="minor" />
    <RecordHistory />
  </EditPage>
);
const area = libraryArea({ list: async () => List, edit: async () => Edit });
const stored = (index: number) => fixtures.api.records('books')[index];

async function openBook(index: number) {
  const app = await renderApp(`/library/books/${stored(index)?.id}`, { as: 'admin', furtherAreas: [area] });
  await screen.findByRole('textbox', { name: 'Fee' });
  return app;
}

describe('money', () => {
  it('is written with its currency in a list, aligned right, and nothing where there is no amount', async () => {
    await renderApp('/library/books', { as: 'admin', furtherAreas: [area] });
    await heading('Books');
    const table = await screen.findByRole('table', { name: 'Books' });
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(-2),
    );
    expect(texts).toEqual([
      ['€1,234.50', '$19.99'],
      ['¥900', ''],
      ['', '€0.05'],
    ]);
    expect(screen.getByText('€1,234.50').closest('td, [role=cell]')).toHaveStyle({ textAlign: 'right' });
  });

  it('is typed as a decimal, and a first amount brings the first currency with it', async () => {
    const { user } = await openBook(1);
    await user.type(screen.getByRole('textbox', { name: 'Fee' }), '7.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(stored(1)).toMatchObject({ fee: 750, unit: 'EUR', price: { amount: '900', unit: 'JPY' } });
  });

  it('is refused with more decimals than its currency has', async () => {
    const { user } = await openBook(1);
    await user.type(screen.getByRole('textbox', { name: 'Fee' }), '7.5');
    await user.selectOptions(screen.getByRole('combobox'), 'JPY');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount, such as 12.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('7.50');
    expect(stored(1)).toMatchObject({ fee: null, unit: null });
  });

  it('stays as it is read in another currency, as all that share it', async () => {
    const { user } = await openBook(0);
    const fee = screen.getByRole('textbox', { name: 'Fee' });
    await user.clear(fee);
    await user.type(fee, '20');
    await user.selectOptions(screen.getByRole('combobox'), 'JPY');
    expect(screen.getByRole('textbox', { name: 'Postage' })).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // 20 yen are less than the least fee, 100.
    expect(await screen.findByText('Enter 100 or more.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox'), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(stored(0)).toMatchObject({ fee: 2000, postage: 300, unit: 'EUR' });
  });

  it('says its limit as an amount', async () => {
    const { user } = await openBook(1);
    await user.type(screen.getByRole('textbox', { name: 'Fee' }), '0.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter 1.00 or more.')).toBeVisible();
  });

  it('reads in the history as in the form, the amounts of an object on lines of their own', async () => {
    const { user } = await openBook(0);
    const price = screen.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveValue('1,234.50');
    await user.clear(price);
    await user.type(price, '2000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    const history = await screen.findByRole('region', { name: 'History' });
    await waitFor(() =>
      expect(within(history).getAllByRole('row').at(-1)).toHaveTextContent('Price1,234.502,000.00'),
    );
  });

  it('of an object is compared on a line of its own when somebody else has saved in the meantime', async () => {
    expectConsole(/ApiError/);
    const { user } = await openBook(0);
    await elsewhere('PUT', `${booksCall}/${stored(0)?.id}`, {
      price: { amount: '99.00', unit: 'EUR' },
      version: 1,
    });
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '2000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const row = within(await screen.findByRole('radiogroup', { name: 'Price' }));
    expect(row.getByRole('radio', { name: /^Mine/ })).toHaveAccessibleName('Mine 2,000.00');
    expect(row.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs 99.00');
  });
});

describe('amounts', () => {
  it.each([
    ['12.5', 'EUR', 'de', '12,50\u00a0€'],
    [12.5, 'CHF', 'de', '12,50\u00a0CHF'],
    ['1234567.891', 'EUR', 'en', '€1,234,567.891'],
    [9, undefined, 'en', '9.00'],
    [9, 'points', 'en', '9.00 points'],
    ['on request', 'EUR', 'en', 'on request'],
  ])('%s %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale, 'number')).toBe(text);
  });

  it.each([
    ['12.5', 'EUR', 'text', '12.50'],
    ['12.5', 'EUR', 'minor', 1250],
    ['12.5', 'KWD', 'minor', 12500],
    ['-0.05', 'EUR', 'minor', -5],
    ['12.5', 'EUR', 'number', 12.5],
    ['12', 'JPY', 'text', '12'],
    ['12.5', 'JPY', 'text', undefined],
  ] as const)('%s %s is held as %s: %s', (typed, currency, form, value) => {
    expect(storedAmount(typed, currency, form)).toBe(value);
  });
});

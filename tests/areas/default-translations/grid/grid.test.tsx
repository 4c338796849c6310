// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, openFixtureApi } from '../../../support/renderApp';
import { grid, openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
const { asked } = serveTexts(fixtures);

describe('the grid of texts', () => {
  it('shows keys, English and the offered languages, each text in its language and direction', async () => {
    await openTexts('?columns=ar,de');
    expect(await grid.heads()).toEqual(['Key', 'English', 'Arabic', 'German']);
    expect(await grid.texts('app.text00001')).toEqual(['en 1', 'ar 1', 'de 1']);
    const arabic = within(await grid.row('app.text00001')).getByText('ar 1');
    expect(arabic).toHaveAttribute('lang', 'ar');
    expect(arabic).toHaveAttribute('dir', 'rtl');
    expect(asked[0]?.embed).toEqual(['ar', 'de']);
  });

  it('shows the offered languages where the address names none', async () => {
    await openTexts();
    expect(await grid.heads()).toEqual(['Key', 'English', 'German', 'French']);
  });

  it('says what is missing, outdated or wrong', async () => {
    await openTexts();
    expect(await grid.texts('app.text00004')).toEqual(['en 4', 'Missing', 'Missing']);
    expect(within(await grid.row('app.text00006')).getByRole('img', { name: 'Outdated' })).toBeVisible();
    expect(
      within(await grid.row('app.text00002')).getByRole('img', {
        name: 'Error: %{nmae} is not filled in here.',
      }),
    ).toBeVisible();
  });

  it('has in the document only what is seen, and tells how much there is', async () => {
    await openTexts();
    const table = await grid.find();
    await grid.row('app.text00001');
    expect(table).toHaveAttribute('aria-rowcount', '1001');
    expect(table).toHaveAttribute('aria-colcount', '4');
    expect(table.querySelectorAll('td, th').length).toBeLessThanOrEqual(160);
  });

  it('asks once for each 200 rows', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard('{Control>}{End}{/Control}');
    await grid.row('app.text00999');
    await user.keyboard('{Control>}{Home}{/Control}');
    await grid.row('app.text00000');
    expect(asked.map(({ range }) => range[0])).toEqual([0, 800]);
  });

  it('goes by the keys from cell to cell, as one stop of Tab', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    expect(await grid.active()).toBe('2/1');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(await grid.active()).toBe('3/3');
    await user.keyboard('{End}');
    expect(await grid.active()).toBe('3/4');
    await user.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(await grid.active()).toBe('2/1');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await grid.active()).toBe('1001/4');
    await user.keyboard('{PageUp}');
    expect(await grid.active()).not.toBe('1001/4');
    await user.keyboard('x');
    expect(await grid.find()).toHaveFocus();
    await user.tab();
    expect((await grid.find()).contains(document.activeElement)).toBe(false);
  });

  it('DT18 has Arabic in its own direction in an English page, and arrows that move by sight in a page of either', async () => {
    const { user } = await openTexts('?columns=ar');
    const row = await grid.row('app.text00001');
    const [key, english, arabic] = row.querySelectorAll<HTMLElement>('bdi');
    expect([key?.dir, english?.dir, arabic?.dir]).toEqual(['ltr', 'ltr', 'rtl']);
    expect(english?.closest('td')?.dir).toBe('ltr');
    expect(arabic).toHaveAttribute('lang', 'ar');
    await grid.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await grid.active()).toBe('2/2');
    document.documentElement.dir = 'rtl';
    try {
      await user.keyboard('{ArrowLeft}');
      expect(await grid.active()).toBe('2/3');
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(await grid.active()).toBe('2/1');
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('goes to the next and the previous problem of a column', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    expect(await grid.active()).toBe('6/3');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await grid.active()).toBe('8/3');
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(await screen.findByText('No problem further up in this column.')).toBeVisible();
  });

  it('ticks rows with Space and, going on, with Shift', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const ticked = (await grid.rows()).filter((row) => row.getAttribute('aria-selected') === 'true');
    expect(ticked).toHaveLength(3);
  });

  it('narrows what is shown, and keeps the columns in the address', async () => {
    const { user } = await openTexts('?columns=fr');
    await grid.row('app.text00001');
    await user.type(screen.getByRole('searchbox', { name: 'Search texts' }), 'text0001{Enter}');
    await grid.row('app.text00011');
    await waitFor(() => expect(screen.queryByText('app.text00001')).toBeNull());
    expect(new URLSearchParams(location.search).get('columns')).toBe('fr');
    expect(asked.at(-1)?.filter).toEqual({ q: 'text0001' });
    expect(await screen.findByText('10 texts')).toBeVisible();
  });

  it('narrows to the texts that somebody has changed, by name', async () => {
    const { user } = await openTexts('?columns=de');
    await grid.row('app.text00001');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Changed by' }));
    await user.click(await screen.findByRole('option', { name: 'Ada Lovelace' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ updatedBy: 'u1', language: 'de' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Changed by: Ada Lovelace')).toBeVisible();
  });

  it('means the first language where a filter of a state names none', async () => {
    await openTexts(`?filter=${encodeURIComponent('{"state_eq_any":["outdated"]}')}`);
    await grid.row('app.text00006');
    expect(asked[0]?.filter).toEqual({ state_eq_any: ['outdated'], language: 'de' });
  });

  it.each(['{broken', '[]', '{"state_eq_any":["nonsense"]}', '{"unheard":1}'])(
    'DT37 ignores the damaged filter %s and says so',
    async (filter) => {
      await openTexts(`?filter=${encodeURIComponent(filter)}`);
      expect(await screen.findByText(/makes no sense/)).toBeVisible();
      await grid.row('app.text00001');
      expect(asked[0]?.filter).toEqual({});
    },
  );

  it('says that nothing matches, and removes the filter', async () => {
    const { user } = await openTexts(`?filter=${encodeURIComponent('{"q":"nowhere"}')}`);
    await user.click(await screen.findByRole('button', { name: 'Remove filter' }));
    await grid.row('app.text00001');
  });

  it('shows a failure in the place of the rows, and tries again', async () => {
    fixtures.server.use(
      http.get('/clientapi/v1/translations', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    expectConsole(/ApiError: app\.errors\.server/);
    const { user } = await openTexts();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await grid.row('app.text00001');
  });

  it('chooses the languages and their order', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await user.click(screen.getByRole('button', { name: 'Languages shown' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Arabic' }));
    await user.click(screen.getByRole('button', { name: 'Move Arabic forward' }));
    await user.click(screen.getByRole('checkbox', { name: 'French' }));
    await waitFor(() => expect(address()).toContain('columns=de%2Car'));
  });

  it('keeps the height of rows that a person has chosen', async () => {
    const { user } = await openTexts();
    const table = await grid.find();
    await grid.row('app.text00001');
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rows of three lines' }));
    await waitFor(() => expect(table.parentElement?.style.getPropertyValue('--row')).toBe('72px'));
  });

  it('lists its keys', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    expect(await screen.findByText('While editing: save and go on to the next text')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { grid, openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
const { asked } = serveTexts(fixtures);

describe('the grid of texts', () => {
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

  it('DT37 ignores a damaged filter and says so', async () => {
    await openTexts(`?filter=${encodeURIComponent('{"state_eq_any":["nonsense"]}')}`);
    expect(await screen.findByText(/makes no sense/)).toBeVisible();
    await grid.row('app.text00001');
    expect(asked[0]?.filter).toEqual({});
  });
});

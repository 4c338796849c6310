// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visibleText } from '../../src/ui/visibleText';
import { openLibrary, renderLibrary, rows } from './library';

const fixtures = openLibrary();

/** What the browser would say of every line: how wide its text is, and how much of it is in sight. */
function measured(whole: number, seen: number): void {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(whole);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(seen);
}

describe('the rows of a list', () => {
  it('are compact until another height is chosen, which stays', async () => {
    const { user, unmount } = await renderLibrary();
    const [row] = await rows();
    const height = (of = row) => {
      const cell = of?.querySelector('td');
      return cell && getComputedStyle(cell).height;
    };
    expect(height()).toBe('40px');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Compact rows' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Comfortable rows' }));
    expect(height()).toBe('52px');
    unmount();
    await renderLibrary();
    expect(height((await rows())[0])).toBe('52px');
  });

  it('show the whole text of a line that is cut on hover and on focus, and take no focus otherwise', async () => {
    const { user, unmount } = await renderLibrary();
    const cut = async () => (await rows())[0]?.querySelector('td:last-of-type bdi');
    expect(await cut()).not.toHaveAttribute('tabindex');
    unmount();
    measured(300, 100);
    await renderLibrary();
    const link = within((await rows())[0] ?? document.body).getByRole('link');
    await user.hover(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(link.textContent ?? '');
    expect(await cut()).toHaveAttribute('tabindex', '0');
  });

  it('have widths that do not depend on what stands in them', async () => {
    await renderLibrary();
    await rows();
    const table = screen.getByRole('table', { name: 'Books' });
    expect(getComputedStyle(table).tableLayout).toBe('fixed');
    expect([...table.querySelectorAll('col')].map(({ style }) => style.width)).toEqual([
      '2.75rem',
      '10rem',
      '10rem',
    ]);
  });

  it('keep something to be seen and pressed where a name has nothing', async () => {
    const { call } = fixtures.first();
    await renderLibrary();
    await rows();
    await fixtures.changeElsewhere(call, { ...fixtures.books()[0], title: '\u200b' });
    await renderLibrary();
    await waitFor(() => expect(screen.getAllByRole('link', { name: '(no name)' })[0]).toBeVisible());
  });
});

describe('a name within a sentence', () => {
  it.each([
    ['Ada \u202egnorw', 'Ada gnorw'],
    ['\u200b', ''],
    ['  \u2060\u00a0', ''],
    ['عائشة', 'عائشة'],
    ['Zoë', 'Zoë'],
  ])('%j is shown as %j', (name, shown) => expect(visibleText(name)).toBe(shown));
});

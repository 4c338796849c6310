import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visibleText } from '@/ui/visibleText';
import { readsStyles } from '../support/styles';
import { openLibrary, renderLibrary, rows } from './library';

readsStyles();

const fixtures = openLibrary();

describe('the rows of a list', () => {
  it('are compact until another height is chosen, which is remembered', async () => {
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

  it('show something to read and click when a name is empty', async () => {
    const { call } = fixtures.first();
    await renderLibrary();
    await rows();
    await fixtures.changeElsewhere(call, { ...fixtures.books()[0], title: '\u200b' });
    await renderLibrary();
    await waitFor(() => expect(screen.getAllByRole('link', { name: '(no name)' })[0]).toBeVisible());
  });

  it('are reached by keyboard where they are cut and have nothing else to focus', async () => {
    await renderLibrary();
    const [row] = await rows();
    const texts = [...(row?.querySelectorAll('bdi') ?? [])];
    for (const text of texts) vi.spyOn(text, 'scrollWidth', 'get').mockReturnValue(200);
    screen.getByRole('region', { name: 'Books' }).focus();
    // The title is a link, which is reached anyway.
    expect(texts[0]).not.toHaveAttribute('tabindex');
    expect(texts[1]).toHaveAttribute('tabindex', '0');
    // A text within a text, such as a status, is one tab stop.
    const inner = document.createElement('span');
    inner.dataset.tipIfCut = '';
    texts[1]?.append(inner);
    vi.spyOn(inner, 'scrollWidth', 'get').mockReturnValue(200);
    screen.getByRole('region', { name: 'Books' }).blur();
    screen.getByRole('region', { name: 'Books' }).focus();
    expect(inner).toHaveAttribute('tabindex', '0');
    expect(texts[1]).not.toHaveAttribute('tabindex');
  });
});

describe('a name within a sentence', () => {
  it.each([
    ['Ada \u202egnorw', 'Ada gnorw'],
    ['\u200b', ''],
  ])('%j is shown as %j', (name, shown) => expect(visibleText(name)).toBe(shown));
});

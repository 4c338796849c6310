import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ThemeMenu } from '@/app/layout/ThemeMenu';
import { renderUi } from '../../ui/renderUi';

const chosen = () => screen.getByRole('menuitemradio', { checked: true }).textContent;

describe('the theme menu', () => {
  it('offers light, dark and system, the last one at first', async () => {
    const { user } = renderUi(<ThemeMenu />);
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Light',
      'Dark',
      'System',
    ]);
    expect(chosen()).toBe('System');
  });

  it('keeps a choice in the store, and system as the absence of one; worked by keyboard', async () => {
    const store = memoryStore();
    const { user } = renderUi(<ThemeMenu />, { store, language: 'de' });
    await user.tab();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(store.getItem('theme')).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Farbschema' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(chosen()).toBe('Dunkel');
    await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
    expect(store.getItem('theme', 'none')).toBe('none');
  });
});

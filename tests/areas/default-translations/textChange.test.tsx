import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextChange } from '@/areas/default-translations/translations/TextChange';
import { renderUi } from '../../ui/renderUi';

describe('a text before and after a change', () => {
  it('shows the old one struck out above the new one', () => {
    renderUi(<TextChange before="Old" after="New" />);
    expect(screen.getByText('Old').tagName).toBe('DEL');
    expect(screen.getByText('New').tagName).toBe('INS');
  });

  it('strikes nothing out if the text stays for now, and marks the one that stays', () => {
    const { container } = renderUi(<TextChange before="Old" after="New" isHeld />);
    expect(container.querySelector('del, ins')).toBeNull();
    expect(screen.getByText('Stays as it is').nextElementSibling).toBe(screen.getByText('Old'));
  });
});

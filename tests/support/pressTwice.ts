import { act } from '@testing-library/react';

/** A double click without a gap: the second press comes before React shows anything of the first one. */
export function pressTwice(button: HTMLElement): void {
  act(() => {
    button.focus();
    button.click();
    button.click();
  });
}

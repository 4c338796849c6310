import { act } from '@testing-library/react';

/** A double click without a gap: the second click comes before React renders the effect of the first one. */
export function pressTwice(button: HTMLElement): void {
  act(() => {
    button.focus();
    button.click();
    button.click();
  });
}

import type { CSSProperties } from 'react';

/** How many lines a text field has at least and at most. */
interface Lines {
  least: number;
  most: number;
}

/**
 * Lets a multi-line `TextField` grow with its text by the browser itself: MUI's own way lays the page out three times for each
 * character. Its `slotProps`, beside `growingLook`.
 */
export const growing = ({ least, most }: Lines) => ({
  input: { inputComponent: 'textarea' as const },
  htmlInput: {
    rows: least,
    // React's type knows no names of one's own.
    style: { '--least': least, '--most': most } as CSSProperties,
  },
});

export const growingLook = {
  '& textarea': {
    minHeight: 'calc(var(--least) * 1lh)',
    maxHeight: 'calc(var(--most) * 1lh)',
    resize: 'none',
    fieldSizing: 'content',
    // A browser that does not know how.
    '@supports not (field-sizing: content)': { resize: 'vertical' },
  },
} as const;

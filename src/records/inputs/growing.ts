import type { CSSProperties } from 'react';

/** The minimum and maximum number of lines of a text field. */
interface Lines {
  least: number;
  most: number;
}

/**
 * `slotProps` that let the browser grow a multi-line `TextField` with its text, to be used with `growingLook`. MUI's
 * own way computes the layout three times for each character.
 */
export const growing = ({ least, most }: Lines) => ({
  input: { inputComponent: 'textarea' as const },
  htmlInput: {
    rows: least,
    // React's type lacks custom properties.
    style: { '--least': least, '--most': most } as CSSProperties,
  },
});

export const growingLook = {
  '& textarea': {
    minHeight: 'calc(var(--least) * 1lh)',
    maxHeight: 'calc(var(--most) * 1lh)',
    resize: 'none',
    fieldSizing: 'content',
    // For browsers without `field-sizing`.
    '@supports not (field-sizing: content)': { resize: 'vertical' },
  },
} as const;

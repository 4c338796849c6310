import type { ComponentProps } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some, but not all of what it stands for is selected. */
  indeterminate?: boolean;
}

/** The checkbox of a row, or of all rows of a page. */
export function Tick({ indeterminate = false, ...input }: TickProps) {
  return (
    <input
      type="checkbox"
      className="row-tick"
      ref={(element) => {
        if (element !== null) element.indeterminate = indeterminate;
      }}
      {...input}
    />
  );
}

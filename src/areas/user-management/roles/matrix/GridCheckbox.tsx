import type { GridPlace } from './gridMove';

interface GridCheckboxProps {
  name: string;
  checked: boolean;
  /** Some of what it stands for are set, others not. */
  mixed?: boolean;
  place: GridPlace;
  /** Whether Tab leads to it: to one of the grid only. */
  tabbable: boolean;
  describedBy?: string;
  onSet: (on: boolean) => void;
}

/**
 * A checkbox of the matrix. The browser's own element, because there may be thousands of them; its label fills the
 * cell, so that the target is large.
 */
export function GridCheckbox({
  name,
  checked,
  mixed = false,
  place,
  tabbable,
  describedBy,
  onSet,
}: GridCheckboxProps) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={describedBy}
        checked={checked}
        // The property has no attribute, and each click resets it.
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        tabIndex={tabbable ? 0 : -1}
        data-row={place.row}
        data-column={place.column}
        onChange={(event) => onSet(event.target.checked)}
      />
    </label>
  );
}

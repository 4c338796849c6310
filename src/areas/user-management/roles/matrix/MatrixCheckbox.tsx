import type { GridPlace } from './gridMove';

interface MatrixCheckboxProps {
  name: string;
  checked: boolean;
  /** Only some of its cells are set. */
  mixed?: boolean;
  place: GridPlace;
  /** Whether Tab leads to it, as to one checkbox of the grid only. */
  tabbable: boolean;
  describedBy?: string | undefined;
  /** Cannot be set; it keeps the focus, and its row says why. */
  isOff?: boolean;
  onSet: (on: boolean) => void;
}

/** The browser's own checkbox, because there may be thousands; its label fills the cell, so that the target is large. */
export function MatrixCheckbox(props: MatrixCheckboxProps) {
  const { name, checked, mixed = false, place, tabbable, describedBy, isOff, onSet } = props;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={describedBy}
        aria-disabled={isOff || undefined}
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

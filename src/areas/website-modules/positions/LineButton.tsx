import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, memo } from 'react';
import type { LineNote } from './useLineNote';

interface LineButtonProps extends LineNote {
  positionId: string;
  moduleId: string;
  name: string;
  isChosen: boolean;
  /** The same function in each rendering. */
  onChoose: (positionId: string, moduleId: string) => void;
}

/**
 * Chooses a module of a position. Memoized, and styled by its list: a page has up to a hundred, of which a change
 * concerns a few.
 */
export const LineButton = memo(function LineButton(props: LineButtonProps) {
  const { positionId, moduleId, name, note, tone, isChosen, onChoose } = props;
  return (
    <ButtonBase
      data-line-name
      aria-current={isChosen || undefined}
      onClick={() => onChoose(positionId, moduleId)}
      onKeyDown={walk}
    >
      <span className="name" dir="auto">
        {name}
      </span>
      {note === undefined ? null : (
        <span className="note" data-tone={tone}>
          {note}
        </span>
      )}
    </ButtonBase>
  );
});

/** Up, Down, Home and End lead to other modules of the page. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget } = event;
  if (altKey || shiftKey || ctrlKey || metaKey) return;
  const buttons = [
    ...(currentTarget.closest('[data-positions]')?.querySelectorAll<HTMLElement>('[data-line-name]') ?? []),
  ];
  const index = buttons.indexOf(currentTarget);
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowUp: buttons[index - 1],
    ArrowDown: buttons[index + 1],
    Home: buttons[0],
    End: buttons.at(-1),
  };
  if (!(key in targets)) return;
  event.preventDefault();
  targets[key]?.focus();
}

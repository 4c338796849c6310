import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Problem, Step } from '../checks/steps';
import { StepTools } from './StepTools';
import { useStepDrag } from './useStepDrag';
import type { StepBook } from './useSteps';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.steps';

interface StepListProps {
  book: StepBook;
  problems: readonly Problem[];
}

/**
 * The steps in order. Up and Down select a step, with Alt and Shift they move it, as dragging does; Delete removes it,
 * and Ctrl+Z undoes.
 */
export function StepList({ book, problems }: StepListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { order, current, place } = book;
  const byKey = useRef(false);
  const drag = useStepDrag(order, (id, to) => {
    byKey.current = true;
    book.moveTo(id, to);
  });
  // First, so that an earlier render does not move the focus to the previous step.
  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  /** A key without effect must not move the focus later. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget) byKey.current = false;
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    const act = (action: () => void) => {
      event.preventDefault();
      byKey.current = true;
      action();
    };
    if (by !== undefined && altKey && shiftKey) act(() => book.move(by));
    else if (by !== undefined && !altKey) act(() => book.open(order[place + by] ?? current));
    else if (key === 'Home') act(() => book.open(order[0]));
    else if (key === 'End') act(() => book.open(order.at(-1)));
    else if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey) act(book.undo);
    else if (key === 'Delete') act(book.remove);
  }
  return (
    <Box component="nav" aria-label={translate(`${texts}.list`)} sx={{ minWidth: 0 }}>
      <StepTools book={book} />
      <Box role="status" sx={visuallyHidden}>
        {book.said}
      </Box>
      <Box sx={scroller}>
        <Box ref={drag.list} sx={{ position: 'relative' }}>
          <Box
            ref={list}
            component="ol"
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {order.map((id, index) => (
              <li key={id} {...drag.propsOf(id)}>
                <StepLine
                  id={id}
                  number={index + 1}
                  isCurrent={id === current}
                  isWrong={problems.some(({ stepId }) => stepId === id)}
                  onOpen={() => book.open(id)}
                />
              </li>
            ))}
          </Box>
          <Box aria-hidden sx={dropLine} style={drag.lineStyle()} />
        </Box>
      </Box>
      {order.length === 0 ? (
        <Box sx={{ typography: 'body2', py: 1 }}>{translate(`${texts}.empty`)}</Box>
      ) : null}
    </Box>
  );
}

interface StepLineProps {
  id: string;
  number: number;
  isCurrent: boolean;
  isWrong: boolean;
  onOpen: () => void;
}

function StepLine({ id, number, isCurrent, isWrong, onOpen }: StepLineProps) {
  const translate = useTranslate();
  const titleOf = useStepTitle();
  const step: Step | undefined = useWatch({ name: `steps.${id}` });
  return (
    <ListItemButton
      selected={isCurrent}
      aria-current={isCurrent ? 'step' : undefined}
      aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown Delete Control+Z"
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
      sx={{ borderRadius: 1, alignItems: 'flex-start', gap: 1 }}
    >
      <DragIndicator fontSize="small" sx={handle} />
      <ListItemText
        primary={
          <>
            {number}. <bdi>{step ? titleOf(step) : ''}</bdi>
          </>
        }
        secondary={[
          translate(`areas.onboarding-wizard.kinds.${step?.kind ?? 'note'}`),
          ...(step?.required ? [translate(`${texts}.requiredMark`)] : []),
        ].join(' · ')}
        sx={{ overflowWrap: 'anywhere', my: 0.25 }}
      />
      {isWrong ? (
        <ErrorOutline
          fontSize="small"
          color="warning"
          titleAccess={translate(`${texts}.hasProblem`)}
          sx={{ mt: 0.75 }}
        />
      ) : null}
    </ListItemButton>
  );
}

const scroller = { maxHeight: { md: '60vh' }, overflowY: 'auto', pr: 0.5 } as const;
const dropLine = { height: 2, bgcolor: 'primary.main', borderRadius: 1 } as const;
const handle = {
  mt: 0.5,
  color: 'text.secondary',
  cursor: 'grab',
  // Without a mouse, the buttons above move a step.
  '@media (hover: none)': { display: 'none' },
} as const;

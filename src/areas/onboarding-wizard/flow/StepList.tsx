import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Problem, Step } from '../checks/steps';
import { StepTools } from './StepTools';
import type { StepEditor } from './useSteps';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.steps';

interface StepListProps {
  editor: StepEditor;
  problems: readonly Problem[];
}

/**
 * The steps in order. Up and Down select a step, with Alt and Shift they move it, as dragging does; Delete removes it,
 * and Ctrl+Z undoes.
 */
export function StepList({ editor, problems }: StepListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { order, current, place } = editor;
  const byKey = useRef(false);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const drop = () => {
    if (dragged !== undefined && over !== undefined) {
      byKey.current = true;
      editor.moveTo(dragged, over);
    }
    setDragged(undefined);
  };
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
    if (by !== undefined && altKey && shiftKey) act(() => editor.move(by));
    else if (by !== undefined && !altKey) act(() => editor.open(order[place + by] ?? current));
    else if (key === 'Home') act(() => editor.open(order[0]));
    else if (key === 'End') act(() => editor.open(order.at(-1)));
    else if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey) act(editor.undo);
    else if (key === 'Delete') act(editor.remove);
  }
  return (
    <Box component="nav" aria-label={translate(`${texts}.list`)} sx={{ minWidth: 0 }}>
      <StepTools editor={editor} />
      <Box role="status" sx={visuallyHidden}>
        {editor.said}
      </Box>
      <Box sx={scroller}>
        <Box
          ref={list}
          component="ol"
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {order.map((id, index) => (
            <Box
              component="li"
              key={id}
              draggable
              onDragStart={() => {
                setDragged(id);
                setOver(undefined);
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={drop}
              onDragEnd={() => setDragged(undefined)}
              sx={[dropTarget, dragged !== undefined && over === index && isOver]}
            >
              <StepLine
                id={id}
                number={index + 1}
                isCurrent={id === current}
                isWrong={problems.some(({ stepId }) => stepId === id)}
                onOpen={() => editor.open(id)}
              />
            </Box>
          ))}
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
const dropTarget = { borderRadius: 1, outlineOffset: -2 } as const;
const isOver = { outline: '2px solid', outlineColor: 'primary.main' } as const;
const handle = {
  mt: 0.5,
  color: 'text.secondary',
  cursor: 'grab',
  // Without a mouse, the buttons above move a step.
  '@media (hover: none)': { display: 'none' },
} as const;

import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderKeys } from '@/ui/order/OrderKeys';
import { OrderStatus } from '@/ui/order/OrderStatus';
import type { Problem, Step } from '../checks/steps';
import { StepTools } from './StepTools';
import type { StepEditor } from './useSteps';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.steps';

interface StepListProps {
  editor: StepEditor;
  problems: readonly Problem[];
}

/** The steps in order. Up and Down select a step, Delete removes it; it is moved like any line of an order. */
export function StepList({ editor, problems }: StepListProps) {
  const translate = useTranslate();
  const { ids, order, current, currentIndex } = editor;
  function select(id: string | undefined): void {
    if (id === undefined || id === current) return;
    editor.open(id);
    order.focus(id);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event;
    if (event.defaultPrevented || altKey) return;
    if (key === 'ArrowUp') select(ids[currentIndex - 1]);
    else if (key === 'ArrowDown') select(ids[currentIndex + 1]);
    else if (key === 'Home') select(ids[0]);
    else if (key === 'End') select(ids.at(-1));
    else if (key === 'Delete') editor.remove();
    else return;
    event.preventDefault();
  }
  return (
    <Box component="nav" aria-label={translate(`${texts}.list`)} sx={{ minWidth: 0 }}>
      <OrderKeys order={order}>
        <StepTools editor={editor} />
        <OrderStatus order={order} />
        <Box sx={scroller}>
          <Box component="ol" onKeyDown={onKeyDown} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {ids.map((id, index) => (
              <OrderedLine key={id} order={order} item={id} component="li" sx={{ borderRadius: 1 }}>
                <StepLine
                  id={id}
                  number={index + 1}
                  isCurrent={id === current}
                  isWrong={problems.some(({ stepId }) => stepId === id)}
                  onOpen={() => editor.open(id)}
                />
              </OrderedLine>
            ))}
          </Box>
        </Box>
        {ids.length === 0 ? (
          <Box sx={{ typography: 'body2', py: 1 }}>{translate(`${texts}.empty`)}</Box>
        ) : null}
      </OrderKeys>
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
      data-order-handle="mouse"
      onClick={onOpen}
      sx={{ borderRadius: 1, alignItems: 'flex-start', gap: 1 }}
    >
      <Box component="span" data-order-handle="any" sx={handle}>
        <DragIndicator fontSize="small" />
      </Box>
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
/** As large as a finger. */
const handle = {
  display: 'flex',
  m: -1,
  p: 1,
  pt: 1.5,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
} as const;

import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { UndoButtons } from '@/ui/order/UndoButtons';
import type { Order } from '@/ui/order/useOrderedList';

interface ArrangeToolsProps {
  order: Order;
  /** The maximum number of widgets, if it is reached. */
  full: number | undefined;
  isStandard: boolean;
  onAdd: () => void;
  onReset: () => void;
  onSaveForAll: () => void;
}

const texts = 'areas.dashboard.arrange';

/** Actions on the whole page while it is arranged. The hint gets the focus, so that screen readers read it first. */
export function ArrangeTools(props: ArrangeToolsProps) {
  const { order, full, isStandard, onAdd, onReset, onSaveForAll } = props;
  const translate = useTranslate();
  const refused = useRefusalReason('edit', 'user-management');
  const hint = useRef<HTMLParagraphElement>(null);
  useEffect(() => hint.current?.focus({ preventScroll: true }), []);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Typography
        ref={hint}
        tabIndex={-1}
        variant="body2"
        sx={{ color: 'text.secondary', maxWidth: '60rem', '&:focus': { outline: 'none' } }}
      >
        {translate(`${texts}.hint`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ReasonedButton
          variant="outlined"
          startIcon={<Add />}
          reason={full === undefined ? undefined : translate(`${texts}.full`, { smart_count: full })}
          onClick={onAdd}
        >
          {translate(`${texts}.add`)}
        </ReasonedButton>
        <ReasonedButton
          variant="text"
          reason={isStandard ? translate(`${texts}.isStandard`) : undefined}
          onClick={onReset}
        >
          {translate(`${texts}.reset`)}
        </ReasonedButton>
        <ReasonedButton variant="text" reason={refused} onClick={onSaveForAll}>
          {translate(`${texts}.saveForAll`)}
        </ReasonedButton>
        <UndoButtons order={order} />
      </Box>
    </Box>
  );
}

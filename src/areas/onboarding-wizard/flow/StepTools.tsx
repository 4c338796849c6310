import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SwapVert from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { OrderButton } from '@/ui/order/OrderButton';
import { UndoButtons } from '@/ui/order/UndoButtons';
import type { StepEditor } from './useSteps';

const texts = 'areas.onboarding-wizard.steps';

/** The actions on the open step. */
export function StepTools({ editor }: { editor: StepEditor }) {
  const translate = useTranslate();
  const { current, order, isFull } = editor;
  return (
    // Two rows from the start: the buttons to undo a change would wrap, and move the list under the pointer.
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.25, mb: 1 }}>
      <Button size="small" variant="outlined" startIcon={<Add />} disabled={isFull} onClick={editor.add}>
        {translate(`${texts}.add`)}
      </Button>
      <Box sx={{ display: 'flex', gap: 0.25 }}>
        {current === undefined ? null : (
          <>
            <MoveButtons order={order} item={current} />
            <OrderButton
              label={translate(`${texts}.moveTo`)}
              icon={<SwapVert fontSize="small" />}
              onPress={() => order.choose(current)}
            />
            <OrderButton
              label={translate(`${texts}.duplicate`)}
              icon={<ContentCopy fontSize="small" />}
              isOff={isFull}
              onPress={editor.duplicate}
            />
            <OrderButton
              label={translate(`${texts}.remove`)}
              icon={<DeleteOutlined fontSize="small" />}
              onPress={editor.remove}
            />
          </>
        )}
        <UndoButtons order={order} />
      </Box>
    </Box>
  );
}

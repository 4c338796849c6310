import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StepEditor } from './useSteps';

const texts = 'areas.onboarding-wizard.steps';

/** The actions on the open step. */
export function StepTools({ editor }: { editor: StepEditor }) {
  const translate = useTranslate();
  const { current, place, order, isFull } = editor;
  const tool = (name: string, icon: ReactNode, onPress: () => void, isOff: boolean) => (
    <Tooltip title={translate(`${texts}.${name}`)}>
      <span>
        <IconButton
          size="small"
          aria-label={translate(`${texts}.${name}`)}
          // If disabled, it would lose the focus on the click that reaches the end.
          aria-disabled={isOff || undefined}
          onClick={isOff ? undefined : onPress}
          sx={isOff ? { '&&': { color: 'text.disabled', cursor: 'default' } } : undefined}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  const isNone = current === undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, mb: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Add />}
        disabled={isFull}
        onClick={editor.add}
        sx={{ mr: 0.5 }}
      >
        {translate(`${texts}.add`)}
      </Button>
      {tool('up', <ArrowUpward fontSize="small" />, () => editor.move(-1), isNone || place === 0)}
      {tool(
        'down',
        <ArrowDownward fontSize="small" />,
        () => editor.move(1),
        isNone || place === order.length - 1,
      )}
      {tool('duplicate', <ContentCopy fontSize="small" />, editor.duplicate, isNone || isFull)}
      {tool('remove', <DeleteOutlined fontSize="small" />, editor.remove, isNone)}
      {tool('undo', <Undo fontSize="small" />, editor.undo, !editor.canUndo)}
    </Box>
  );
}

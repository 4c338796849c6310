import Block from '@mui/icons-material/BlockOutlined';
import BuildCircle from '@mui/icons-material/BuildCircleOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlineOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Module } from '../moduleSchema';

const looks = {
  enabled: { Icon: CheckCircle, color: 'success' },
  disabled: { Icon: PauseCircle, color: 'disabled' },
  broken: { Icon: BuildCircle, color: 'error' },
  incompatible: { Icon: Block, color: 'error' },
  ok: { Icon: CheckCircle, color: 'success' },
  warning: { Icon: WarningAmber, color: 'warning' },
  failing: { Icon: ErrorOutline, color: 'error' },
} as const;

interface HealthMark {
  health: Module['health']['state'];
  /** The reason, for pointers and screen readers, if nothing else on the page says it. */
  message?: string;
}

/** The state of a module, or its health, as a word with an icon; the colour only repeats it. */
export function StateMark(props: { state: Module['state'] } | HealthMark) {
  const translate = useTranslate();
  const [texts, value] =
    'state' in props ? (['states', props.state] as const) : (['healths', props.health] as const);
  const message = 'health' in props ? props.message : undefined;
  const { Icon, color } = looks[value];
  return (
    <Box component="span" title={message} sx={mark}>
      <Icon fontSize="small" color={color} />
      {translate(`areas.website-modules.${texts}.${value}`)}
      {message === undefined ? null : (
        <Box component="span" sx={visuallyHidden}>
          {message}
        </Box>
      )}
    </Box>
  );
}

const mark = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  verticalAlign: 'middle',
} as const;

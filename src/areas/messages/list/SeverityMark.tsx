import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Message } from '../messageSchema';

const looks = {
  info: { Icon: InfoOutlined, color: 'info' },
  success: { Icon: CheckCircle, color: 'success' },
  warning: { Icon: WarningAmber, color: 'warning' },
  critical: { Icon: ErrorOutline, color: 'error' },
} as const;

/** How urgent a message is, as a word with an icon. */
export function SeverityMark({ severity }: Pick<Message, 'severity'>) {
  const translate = useTranslate();
  const { Icon, color } = looks[severity];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'middle' }}
    >
      <Icon fontSize="small" color={color} />
      {translate(`areas.messages.severities.${severity}`)}
    </Box>
  );
}

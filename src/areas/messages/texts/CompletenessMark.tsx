import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Update from '@mui/icons-material/UpdateOutlined';
import { useTranslate } from 'react-admin';

const looks = {
  empty: { Icon: RadioButtonUnchecked, color: 'disabled' },
  part: { Icon: Contrast, color: 'warning' },
  complete: { Icon: CheckCircle, color: 'success' },
  outdated: { Icon: Update, color: 'warning' },
  wrong: { Icon: ErrorOutline, color: 'error' },
} as const;

/** How much there is of a text, for the tab of its language. */
export function CompletenessMark({ state }: { state: keyof typeof looks }) {
  const translate = useTranslate();
  const { Icon, color } = looks[state];
  return (
    <Icon fontSize="small" color={color} titleAccess={translate(`areas.messages.texts.states.${state}`)} />
  );
}

import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { FocusKeeper } from '@/ui/focus/FocusKeeper';
import { useRefusalReason } from '../access/useRefusalReason';
import { FurtherActions } from '../list/FurtherActions';

interface ActionButtonsProps<Action extends string> {
  /** The prefix of the captions. */
  texts: string;
  /** The actions that the record's state allows, each with its icon. */
  actions: readonly (readonly [Action, SvgIconComponent])[];
  /** Those that stay visible on a handset, where the others are in a menu. */
  urgent?: readonly Action[];
  busy: Action | undefined;
  act: (action: Action) => Promise<unknown>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons for what can be done with a record besides editing it, for the header of its page. */
export function ActionButtons<Action extends string>({
  texts,
  actions,
  urgent = [],
  busy,
  act,
  children,
}: ActionButtonsProps<Action>) {
  const translate = useTranslate();
  const refused = useRefusalReason('edit');
  const button = ([action, Icon]: (typeof actions)[number]) => (
    <ReasonedButton
      key={action}
      variant="outlined"
      startIcon={<Icon />}
      loading={busy === action}
      reason={refused}
      onClick={() => void act(action)}
    >
      {translate(`${texts}.${action}`)}
    </ReasonedButton>
  );
  return (
    <FocusKeeper>
      {actions.filter(([action]) => urgent.includes(action)).map(button)}
      <FurtherActions>
        {actions.filter(([action]) => !urgent.includes(action)).map(button)}
        {children}
      </FurtherActions>
    </FocusKeeper>
  );
}

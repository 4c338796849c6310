import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { FocusKeeper } from '@/ui/focus/FocusKeeper';
import { changedForms } from '@/ui/leave/changedForms';
import { useStoreValue } from '@/ui/useStoreValue';
import { useAccessRefusal } from '../access/useAccessRefusal';
import { useRefusalReason } from '../access/useRefusalReason';
import { FurtherActions } from '../list/FurtherActions';
import { type Lifecycle, type LivingRecord, verbsOf } from './lifecycle';
import { useVerbs } from './useVerbs';

interface ActionBarProps<R extends LivingRecord, V extends string> {
  life: Lifecycle<R, V>;
  record: R;
  /** The record's status, before the buttons. */
  children?: ReactNode;
}

/** The status of a record and buttons for the verbs that the server allows now, for the header of its page. */
export function ActionBar<R extends LivingRecord, V extends string>(props: ActionBarProps<R, V>) {
  const { life, record, children } = props;
  const translate = useTranslate();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(`${life.texts}.refusals`);
  const { act, busy, question } = useVerbs(life, record);
  // The header is outside the form. A copy would lack what is typed, and leads away from it.
  const isChanged = useStoreValue(changedForms) > 0;
  const verbs = verbsOf(life).filter(([verb]) => refusalOf(record, verb) === undefined);
  const buttons = (isUrgent: boolean) =>
    verbs
      .filter(([, { urgent = false }]) => urgent === isUrgent)
      .map(([verb, { icon: Icon, copies }]) => (
        <ReasonedButton
          key={verb}
          variant="outlined"
          startIcon={<Icon />}
          loading={busy === verb}
          reason={refused ?? (copies && isChanged ? translate('records.saveFirst') : undefined)}
          onClick={() => act(verb)}
        >
          {translate(`${life.texts}.actions.${verb}`)}
        </ReasonedButton>
      ));
  return (
    <>
      <Box sx={{ alignSelf: 'center' }}>{children}</Box>
      <FocusKeeper>
        {buttons(true)}
        <FurtherActions>{buttons(false)}</FurtherActions>
      </FocusKeeper>
      {question}
    </>
  );
}

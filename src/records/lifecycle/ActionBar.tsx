import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { FocusKeeper } from '@/ui/focus/FocusKeeper';
import { changedForms } from '@/ui/leave/changedForms';
import { useStoreValue } from '@/ui/useStoreValue';
import { useAccessRefusal } from '../access/useAccessRefusal';
import { useRefusalReason } from '../access/useRefusalReason';
import { FurtherActions } from '../list/FurtherActions';
import { type Lifecycle, type LivingRecord, type Verb, verbsOf } from './lifecycle';
import { useVerbs } from './useVerbs';

interface ActionBarProps<R extends LivingRecord, V extends string> {
  life: Lifecycle<R, V>;
  record: R;
}

/** Buttons for the verbs that the server allows now, for the header of a record's page. */
export function ActionBar<R extends LivingRecord, V extends string>(props: ActionBarProps<R, V>) {
  const { life, record } = props;
  const translate = useTranslate();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(`${life.texts}.refusals`);
  const { act, busy, question } = useVerbs(life, record);
  // The header is outside the form. A copy would lack what is typed, and leads away from it.
  const isChanged = useStoreValue(changedForms) > 0;
  const verbs = verbsOf(life).filter(([verb]) => refusalOf(record, verb) === undefined);
  const buttons = (place: Place) =>
    verbs
      .filter(([, verb]) => placeOf(verb) === place)
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
      <FocusKeeper>
        {buttons('visible')}
        <FurtherActions shown={buttons('main')}>{buttons('menu')}</FurtherActions>
      </FocusKeeper>
      {question}
    </>
  );
}

type Place = 'visible' | 'main' | 'menu';

function placeOf({ urgent, main }: Verb): Place {
  return urgent ? 'visible' : main ? 'main' : 'menu';
}

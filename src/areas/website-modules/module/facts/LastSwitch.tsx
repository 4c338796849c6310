import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { isolate } from '@/ui/isolate';
import { type Module, modules } from '../../moduleSchema';
import { SwitchContext } from '../../switch/switchContext';

const texts = 'areas.website-modules.edit.facts.lastSwitch';

/** Who switched a module together with others, and Undo for all of them; alone, its switch says and undoes it. */
export function LastSwitch({ module: { id, state, lastSwitch } }: { module: Module }) {
  const translate = useTranslate();
  const { askUndo } = useContext(SwitchContext);
  const refused = useRefusalReason('edit', modules.resource);
  const own = lastSwitch?.steps.find((step) => step.id === id);
  const isAsSwitched = own !== undefined && own.enabled === (state === 'enabled');
  if (!lastSwitch || !isAsSwitched || lastSwitch.steps.length < 2) return null;
  const { at, by, steps } = lastSwitch;
  const who = by
    ? translate('records.history.by', { name: isolate(by.name) })
    : translate('records.history.byNobody');
  return (
    <Box sx={line}>
      <span>
        <IsolatedText
          text={translate(`${texts}.${own.enabled ? 'on' : 'off'}`, { who, smart_count: steps.length - 1 })}
        />
        {' · '}
        <RelativeTime value={at} />
      </span>
      {refused === undefined ? (
        <Button size="small" variant="outlined" onClick={() => askUndo(steps)}>
          {translate(`${texts}.undo`)}
        </Button>
      ) : null}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mt: 1.5,
  typography: 'body2',
} as const;

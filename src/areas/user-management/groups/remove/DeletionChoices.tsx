import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DeletionPlan } from '../../guarded-save/impactSchema';
import type { Group } from '../groupSchema';

interface DeletionChoicesProps {
  group: Group;
  plan: DeletionPlan;
  onChange: (plan: DeletionPlan) => void;
  disabled: boolean;
}

const texts = 'areas.user-management.groups.delete';

/** What should happen to the groups below, if there are any, and of the members. */
export function DeletionChoices({ group, plan, onChange, disabled }: DeletionChoicesProps) {
  const translate = useTranslate();
  const parent = group.path.at(-1)?.name;
  const isTop = parent === undefined;
  const title = plan.children === 'delete' ? 'titleAll' : 'title';
  return (
    <>
      {group.childCount > 0 ? (
        <Choice
          title={translate(`${texts}.children.title`, { smart_count: group.childCount })}
          upLabel={translate(`${texts}.children.${isTop ? 'moveUpTop' : 'moveUp'}`, { parent })}
          otherLabel={translate(`${texts}.children.delete`)}
          isUp={plan.children === 'moveUp'}
          disabled={disabled}
          onChange={(isUp) => onChange({ ...plan, children: isUp ? 'moveUp' : 'delete' })}
        />
      ) : null}
      {group.memberCount === 0 && plan.children === 'moveUp' ? null : (
        <Choice
          title={translate(`${texts}.members.${title}`, { smart_count: group.memberCount })}
          upLabel={translate(`${texts}.members.${isTop ? 'moveUpNone' : 'moveUp'}`, { parent })}
          upReason={isTop ? translate(`${texts}.members.noParent`) : undefined}
          otherLabel={translate(`${texts}.members.remove`)}
          isUp={plan.members === 'moveUp'}
          disabled={disabled}
          onChange={(isUp) => onChange({ ...plan, members: isUp ? 'moveUp' : 'remove' })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  title: string;
  /** The caption for moving up. */
  upLabel: string;
  /** Why that cannot be chosen. */
  upReason?: string;
  otherLabel: string;
  isUp: boolean;
  disabled: boolean;
  onChange: (isUp: boolean) => void;
}

function Choice({ title, upLabel, upReason, otherLabel, isUp, disabled, onChange }: ChoiceProps) {
  const id = useId();
  const labelStyles = { alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } };
  const shared = { control: <Radio />, sx: labelStyles };
  return (
    <FormControl component="fieldset" disabled={disabled}>
      <FormLabel component="legend" id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {title}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={isUp} onChange={(_event, value) => onChange(value === 'true')}>
        <FormControlLabel {...shared} value label={upLabel} disabled={disabled || upReason !== undefined} />
        <FormControlLabel {...shared} value={false} label={otherLabel} disabled={disabled} />
      </RadioGroup>
      {upReason === undefined ? null : <FormHelperText>{upReason}</FormHelperText>}
    </FormControl>
  );
}

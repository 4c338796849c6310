import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Group } from '../groupSchema';
import type { DeletionPlan } from './useDeletion';

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
  return (
    <>
      {group.childCount > 0 ? (
        <Choice
          title={translate(`${texts}.children.title`, { smart_count: group.childCount })}
          value={plan.children}
          disabled={disabled}
          onChange={(children) => onChange({ ...plan, children })}
          options={[
            {
              value: 'moveUp',
              label: translate(
                parent === undefined ? `${texts}.children.moveUpTop` : `${texts}.children.moveUp`,
                { parent },
              ),
            },
            { value: 'delete', label: translate(`${texts}.children.delete`) },
          ]}
        />
      ) : null}
      {group.memberCount === 0 && plan.children === 'moveUp' ? null : (
        <Choice
          title={
            plan.children === 'delete'
              ? translate(`${texts}.members.titleAll`)
              : translate(`${texts}.members.title`, { smart_count: group.memberCount })
          }
          value={plan.members}
          disabled={disabled}
          onChange={(members) => onChange({ ...plan, members })}
          options={[
            {
              value: 'moveUp',
              label: translate(
                parent === undefined ? `${texts}.members.moveUpNone` : `${texts}.members.moveUp`,
                { parent },
              ),
              reason: parent === undefined ? translate(`${texts}.members.noParent`) : undefined,
            },
            { value: 'remove', label: translate(`${texts}.members.remove`) },
          ]}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  value: Value;
  options: readonly { value: Value; label: string; reason?: string }[];
  disabled: boolean;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  title,
  value,
  options,
  disabled,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  const reason = options.find((option) => option.reason !== undefined)?.reason;
  return (
    <FormControl component="fieldset" disabled={disabled}>
      <FormLabel component="legend" id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {title}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => choose(chosen)}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={disabled || option.reason !== undefined}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
          />
        ))}
      </RadioGroup>
      {reason === undefined ? null : <FormHelperText>{reason}</FormHelperText>}
    </FormControl>
  );
}

import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import type { BulkArgs, BulkFormProps } from '@/records/bulk/defineBulk';
import { isMoment } from '@/records/dates/moment';
import { DateTimeField } from '@/records/inputs/FormDateTimeField';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';

const texts = 'areas.website-modules.list.bulk';

const groupOf = (args: BulkArgs | undefined) => (typeof args?.groupId === 'string' ? args.groupId : null);

/** Chooses the group whose rule is removed. */
export function GroupForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  return (
    <RecordPicker<AudienceOption>
      {...audienceGroups}
      label={translate(`${texts}.group`)}
      value={groupOf(args)}
      onChange={(groupId) => onChange(groupId === null ? undefined : { ...args, groupId })}
      disabled={disabled}
      required
    />
  );
}

/** Chooses a group, and whether it gets the modules. */
export function RuleForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const state = args?.state === 'on' ? 'on' : 'off';
  return (
    <Stack>
      <GroupForm
        args={args}
        onChange={(given) => onChange(given && { state, ...given })}
        disabled={disabled}
      />
      <SelectField
        label={translate(`${texts}.state`)}
        value={state}
        onChange={(chosen) => onChange(args && { ...args, state: chosen })}
        options={(['on', 'off'] as const).map((value) => ({
          value,
          label: translate(`areas.website-modules.sides.${value}`),
        }))}
        disabled={disabled || args === undefined}
      />
    </Stack>
  );
}

/** From when until when modules are delivered; two empty fields mean always. */
export function TimesForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [times, setTimes] = useState<Record<'from' | 'to', string | null>>({ from: null, to: null });
  return (
    <Stack>
      {(['from', 'to'] as const).map((end) => (
        <DateTimeField
          key={end}
          label={translate(`areas.website-modules.schedule.${end}`)}
          value={times[end]}
          onChange={(value) => {
            const next = { ...times, [end]: value };
            setTimes(next);
            onChange(Object.values(next).every((time) => time === null || isMoment(time)) ? next : undefined);
          }}
          disabled={disabled}
        />
      ))}
    </Stack>
  );
}

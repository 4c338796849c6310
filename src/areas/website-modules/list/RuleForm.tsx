import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import type { BulkArgs, BulkFormProps } from '@/records/bulk/defineBulk';
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

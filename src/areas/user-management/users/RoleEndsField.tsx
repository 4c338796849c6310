import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { roles } from '@/people/references';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { DateField } from '@/records/dates/DateField';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { useFormField } from '@/records/inputs/useFormField';
import { useRevalidation } from '@/records/inputs/useRevalidation';
import { idsOf } from '@/records/references/defineReference';
import { useNames } from '@/records/references/useNames';
import { RoleEnds } from './RoleEnds';

/** The last days of the chosen roles. A role that is no longer chosen loses its last day with it, on the server too. */
export function RoleEndsField() {
  const translate = useTranslate();
  const roleIds = idsOf(useWatch({ name: 'roleIds' }));
  const { recordsById } = useNames(roles, roleIds);
  useRevalidation('roleEnds', 'roleIds');
  const { input } = useFormField(
    { source: 'roleEnds' },
    {
      empty: {},
      validate: (value) =>
        Object.values(endsIn(value)).every((day) => day === null || isCalendarDate(day))
          ? undefined
          : 'records.inputs.date',
      format: (value) => <RoleEnds ends={textsIn(value)} />,
    },
  );
  const ends = endsIn(input.value);
  if (roleIds.length === 0) return null;
  return (
    <FieldGroup
      label={input.label}
      error={input.error}
      help={translate('areas.user-management.edit.users.roleEndsHelp')}
      onBlur={input.onBlur}
    >
      {() => (
        <Box sx={grid}>
          {roleIds.map((id) => {
            const record = recordsById.get(id);
            return (
              <DateField
                key={id}
                label={record ? String(record.name) : '…'}
                value={ends[id] ?? null}
                onChange={(day) => input.onChange({ ...ends, [id]: day })}
              />
            );
          })}
        </Box>
      )}
    </FieldGroup>
  );
}

type Ends = Readonly<Record<string, unknown>>;

const endsIn = (value: unknown): Ends => (typeof value === 'object' && value !== null ? { ...value } : {});

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(endsIn(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  columnGap: 2,
  mt: 1,
} as const;

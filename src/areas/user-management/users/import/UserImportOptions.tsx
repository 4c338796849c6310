import { useTranslate } from 'react-admin';
import { grantableGroups, grantableRoles } from '@/people/grants';
import type { ImportOptionsProps } from '@/records/import/defineImport';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { idsOf } from '@/records/references/defineReference';

const texts = 'areas.user-management.import.options';

/** The choices of the import of users besides the columns. */
export function UserImportOptions({ args, onChange }: ImportOptionsProps) {
  const translate = useTranslate();
  return (
    <>
      <RecordPicker
        {...grantableRoles}
        label={translate(`${texts}.roleIds`)}
        help={translate(`${texts}.roleHelp`)}
        multiple
        value={idsOf(args.roleIds)}
        onChange={(roleIds) => onChange({ ...args, roleIds })}
      />
      <RecordPicker
        {...grantableGroups}
        label={translate(`${texts}.groupIds`)}
        help={translate(`${texts}.groupHelp`)}
        multiple
        value={idsOf(args.groupIds)}
        onChange={(groupIds) => onChange({ ...args, groupIds })}
      />
      <RadioChoice
        label={translate(`${texts}.invitations`)}
        options={(['now', 'later'] as const).map((value) => ({
          value,
          label: translate(`${texts}.${value}`),
          help: value === 'later' ? translate(`${texts}.laterHelp`) : undefined,
        }))}
        value={args.sendInvitations === false ? 'later' : 'now'}
        onChange={(value) => onChange({ ...args, sendInvitations: value === 'now' })}
      />
    </>
  );
}

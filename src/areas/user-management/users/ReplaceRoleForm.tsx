import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { grantableRoles } from '@/people/grants';
import { roles } from '@/people/references';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { RecordPicker } from '@/records/inputs/RecordPicker';

const texts = 'areas.user-management.users.bulk.replaceRole';

/** The role that users lose, and the one that they get for it. */
export function ReplaceRoleForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState({
    roleId: typeof args?.roleId === 'string' ? args.roleId : null,
    newRoleId: typeof args?.newRoleId === 'string' ? args.newRoleId : null,
  });
  const isSame = chosen.roleId !== null && chosen.roleId === chosen.newRoleId;
  const choose = (change: Partial<typeof chosen>) => {
    const { roleId, newRoleId } = { ...chosen, ...change };
    setChosen({ roleId, newRoleId });
    const isComplete = roleId !== null && newRoleId !== null && roleId !== newRoleId;
    onChange(isComplete ? { roleId, newRoleId } : undefined);
  };
  return (
    <>
      <RecordPicker
        {...roles}
        label={translate(`${texts}.from`)}
        required
        disabled={disabled}
        value={chosen.roleId}
        onChange={(roleId) => choose({ roleId })}
      />
      <RecordPicker
        {...grantableRoles}
        label={translate(`${texts}.to`)}
        required
        disabled={disabled}
        value={chosen.newRoleId}
        onChange={(newRoleId) => choose({ newRoleId })}
        error={isSame ? translate(`${texts}.same`) : undefined}
      />
    </>
  );
}

import { trimTexts } from '@/records/form/changedFields';
import { RecordForm } from '@/records/form/RecordForm';
import { useSaveRecord } from '@/records/form/useSaveRecord';
import { idsOf } from '@/records/references/defineReference';
import { plannedGroup } from '../../guarded-save/impactSchema';
import { useGuardedSave } from '../../guarded-save/useGuardedSave';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { GroupFields } from './GroupFields';
import { InheritedRoles } from './InheritedRoles';

/** The details of a group: changed fields are sent with the version that the form was opened with. Other roles ask first, with what they do to whom. */
export function GroupForm({ group }: { group: Group }) {
  const { ask, guarded, dialogs } = useGuardedSave();
  const { invalidate } = useGroups();
  const save = useSaveRecord<Group>(group, {
    save: async ({ roleIds }, { id }, send) => {
      if (roleIds && !(await ask(plannedGroup(id, { roleIds: idsOf(roleIds) })))) return undefined;
      const saved = await guarded((confirmation) => send({ confirmation }));
      if (saved) invalidate();
      return saved;
    },
  });
  return (
    <>
      <RecordForm record={group} onSave={save} transform={trimTexts}>
        <GroupFields current={group.languages} />
        <InheritedRoles group={group} />
      </RecordForm>
      {dialogs}
    </>
  );
}

import { trimTexts } from '../../../../records/form/changedFields';
import { RecordForm } from '../../../../records/form/RecordForm';
import { useSaveRecord } from '../../../../records/form/useSaveRecord';
import { useOwnRights } from '../../own-rights/useOwnRights';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { GroupFields } from './GroupFields';
import { InheritedRoles } from './InheritedRoles';

/** The details of a group: changed fields are sent with the version that the form was opened with. */
export function GroupForm({ group }: { group: Group }) {
  const { guarded, dialog } = useOwnRights();
  const { invalidate } = useGroups();
  const save = useSaveRecord<Group>(group, {
    save: async (_change, _group, send) => {
      const saved = await guarded((confirmation) => send({ confirmation }));
      if (saved) invalidate();
      return saved;
    },
  });
  return (
    <>
      <RecordForm record={group} onSave={save} transform={trimTexts} bar="panel">
        <GroupFields current={group.languages} />
        <InheritedRoles group={group} />
      </RecordForm>
      {dialog}
    </>
  );
}

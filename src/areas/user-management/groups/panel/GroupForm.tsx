import { useDataProvider, useNotify } from 'react-admin';
import { RecordForm } from '../../../../records/form/RecordForm';
import { useOwnRights } from '../../own-rights/useOwnRights';
import { type Group, groupsResource } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { GroupFields } from './GroupFields';
import { InheritedRoles } from './InheritedRoles';
import { trimTexts } from './trimTexts';

/** The details of a group: changed fields are sent with the version that the form was opened with. */
export function GroupForm({ group }: { group: Group }) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { guarded, dialog } = useOwnRights();
  const { store, invalidate } = useGroups();

  const save = async (change: Record<string, unknown>) => {
    const saved = await guarded((confirmation) =>
      dataProvider.update<Group>(groupsResource, {
        id: group.id,
        data: { ...change, ...(confirmation !== undefined && { confirmation }) },
        previousData: group,
      }),
    );
    if (saved === undefined) return undefined;
    store.put(saved.data);
    invalidate();
    notify('records.saved', { type: 'success' });
    return saved.data;
  };
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

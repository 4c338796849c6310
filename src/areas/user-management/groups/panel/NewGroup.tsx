import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { groups } from '@/people/references';
import { trimTexts, type Values } from '@/records/form/changedFields';
import { RecordForm } from '@/records/form/RecordForm';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { unguarded } from '@/ui/leave/unguarded';
import { type Group, groupsResource } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { groupPath } from '../groupsLocation';
import { PanelHeader } from '../layout/PanelHeader';
import { GroupFields } from './GroupFields';

const texts = 'areas.user-management.groups.create';

/** The form for a new group below another one or at the top; afterwards the tree shows it. */
export function NewGroup({ parentId, isWide }: { parentId: string | null; isWide: boolean }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { store, reveal, invalidate } = useGroups();
  const [create] = useCreate<Group, Error, Group>(groupsResource, undefined, {
    onSuccess(group) {
      // Not kept, as after any creation: the panel asks for the group.
      queryClient.removeQueries({ queryKey: [groupsResource, 'getOne', { id: group.id }] });
      store.add(group);
      invalidate('later');
      notify(`${texts}.done`, { type: 'success', messageArgs: { name: group.name } });
    },
  });

  const save = async (data: Partial<Group>) =>
    (await create(groupsResource, { data }, { returnPromise: true })) ?? undefined;
  const leave = ({ id }: Values) => {
    const group = store.record(String(id));
    if (group === undefined) return;
    navigate(groupPath(group.id), { state: unguarded });
    reveal(group, { focus: isWide });
  };
  return (
    <>
      <PanelHeader title={translate(`${texts}.action`)} isWide={isWide} />
      <RecordForm
        defaults={{ name: '', parentId, description: '', languages: [], roleIds: [] }}
        onSave={save}
        onSaved={leave}
        transform={trimTexts}
        saveLabel={translate(`${texts}.save`)}
      >
        <FormRecordPicker source="parentId" {...groups} help={translate(`${texts}.parentHelp`)} />
        <GroupFields />
      </RecordForm>
    </>
  );
}

import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { groupPath as wholePath } from '../../../../directory/readModels';
import { trimTexts, type Values } from '../../../../records/form/changedFields';
import { RecordForm } from '../../../../records/form/RecordForm';
import { FormRecordPicker } from '../../../../records/inputs/FormRecordPicker';
import { unguarded } from '../../../../ui/leave/unguarded';
import { type Group, groupsResource } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { groupPath } from '../groupsLocation';
import { PanelHeader } from '../layout/PanelHeader';
import { GroupFields } from './GroupFields';

const texts = 'areas.user-management.groups.create';

/** The form for a new group below another one or at the top; afterwards the tree shows it. */
export function NewGroup({ parentId, isWide }: { parentId: string | null; isWide: boolean }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const { store, reveal, invalidate } = useGroups();

  const create = async (data: Partial<Group>) => {
    const { data: group } = await dataProvider.create<Group>(groupsResource, { data });
    store.add(group);
    invalidate('later');
    notify(`${texts}.done`, { type: 'success', messageArgs: { name: group.name } });
    return group;
  };
  const leave = ({ id }: Values) => {
    const group = store.group(String(id));
    if (group === undefined) return;
    navigate(groupPath(group.id), { state: unguarded });
    reveal(group, { focus: isWide });
  };
  return (
    <>
      <PanelHeader title={translate(`${texts}.action`)} isWide={isWide} />
      <RecordForm
        defaults={{ name: '', parentId, description: '', languages: [], roleIds: [] }}
        onSave={create}
        onSaved={leave}
        transform={trimTexts}
        saveLabel={translate(`${texts}.save`)}
        bar="panel"
      >
        <FormRecordPicker<Group>
          source="parentId"
          resource={groupsResource}
          labelOf={wholePath}
          help={translate(`${texts}.parentHelp`)}
        />
        <GroupFields />
      </RecordForm>
    </>
  );
}

import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../../../ui/page/documentTitle';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { useGroups, useTopLevel } from '../groupsContext';

/** Beside the tree while no group is chosen; nothing where there is none to choose. */
export function NothingChosen() {
  const translate = useTranslate();
  const top = useTopLevel(useGroups().store);
  useDocumentTitle(translate('areas.user-management.children.groups.caption'));
  if (!top.counted || top.ids.length === 0) return null;
  return (
    <EmptyState
      icon={<AccountTreeOutlined />}
      title={translate('areas.user-management.groups.nothingChosen.title')}
      message={translate('areas.user-management.groups.nothingChosen.message')}
    />
  );
}

import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../../../ui/page/documentTitle';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { useGroups } from '../groupsContext';
import { topLevel } from '../tree/forest';

/** Beside the tree while no group is chosen; nothing where there is none to choose. */
export function NothingChosen() {
  const translate = useTranslate();
  const { store } = useGroups();
  const top = useSyncExternalStore(store.subscribe, () => store.branch(topLevel));
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

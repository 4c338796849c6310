import type { GroupsView } from '../groupsLocation';
import { NothingChosen } from './NothingChosen';
import { GroupPanel, NewGroup } from './views';

/** What the address asks for, beside the tree or alone. */
export function GroupView({ view, isWide }: { view: GroupsView; isWide: boolean }) {
  switch (view.kind) {
    case 'group':
      return <GroupPanel key={view.id} id={view.id} isWide={isWide} />;
    case 'create':
      return <NewGroup key={view.parentId ?? ''} parentId={view.parentId} isWide={isWide} />;
    default:
      return <NothingChosen />;
  }
}

import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { GroupsProvider } from './GroupsProvider';
import { useGroupsView } from './groupsLocation';
import { GroupsScreen } from './layout/GroupsScreen';

/** The tree of groups and the chosen group; one component for all paths, so that the tree stays as it is while groups are chosen. */
export function GroupsPage() {
  const view = useGroupsView();
  const [said, setSaid] = useState('');
  const announce = useCallback((text: string) => {
    // The same words once more are only heard when the text is another one.
    setSaid((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  if (view.kind === 'unknown') return <Navigate to="/404" replace />;
  return (
    <GroupsProvider onAnnounce={announce}>
      <GroupsScreen view={view} said={said} />
    </GroupsProvider>
  );
}

import { createContext, useContext } from 'react';
import type { Group } from './groupSchema';
import type { Moves } from './move/useMoves';
import type { Revealed } from './tree/GroupTree';
import type { GroupStore } from './tree/groupStore';

/** What the parts of the page share. */
export interface Groups {
  readonly store: GroupStore;
  /** The ids of the opened groups. */
  readonly expanded: string[];
  readonly expand: (change: string[] | ((before: string[]) => string[])) => void;
  /** The group that is to be shown in the tree, until it is. */
  readonly revealed: Revealed | undefined;
  /** Opens what stands above a group and brings it into sight; with `focus` the keyboard goes on there. */
  readonly reveal: (group: Pick<Group, 'id' | 'path'>, options?: { focus?: boolean }) => void;
  /** The group has come into sight. */
  readonly onRevealed: (revealed: Revealed) => void;
  readonly moves: Moves;
  /**
   * After a change that may give or take rights: what is cached about users, groups and roles is loaded anew; `later`
   * where what is shown now is about to go.
   */
  readonly forgetCached: (when?: 'now' | 'later') => void;
}

export const GroupsContext = createContext<Groups | undefined>(undefined);

/** What the parts of the page share; only below `GroupsProvider`. */
export function useGroups(): Groups {
  const groups = useContext(GroupsContext);
  if (groups === undefined) throw new Error('useGroups needs a GroupsProvider around it.');
  return groups;
}

import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import type { TreeRow } from './treeRow';

/** What a screen reader says about a line: the name with its numbers, or what is the matter with it. */
export function useLineName(): (row: TreeRow, reason: string | undefined) => string {
  const translate = useTranslate();
  const text = (key: string, args?: Record<string, unknown>) =>
    translate(`areas.user-management.groups.tree.${key}`, args);
  return (row, reason) => {
    if (row.kind === 'slot') {
      return row.failure === undefined
        ? text('loading')
        : `${text('failed')} ${translate(errorTextKey(row.failure))} ${text('retry')}`;
    }
    const { name, memberCount, childCount } = row.group;
    const parts = [
      name,
      text('members', { smart_count: memberCount }),
      childCount > 0 ? text('subgroups', { smart_count: childCount }) : undefined,
      reason,
    ];
    return parts.filter((part) => part !== undefined).join(', ');
  };
}

import type { Widget } from '@/ui/shell';

/** The dashboard's overview of users, and the latest changes. */
export const widgets: readonly Widget[] = [
  {
    key: 'users',
    kind: 'counts',
    resource: 'users',
    size: 'm',
    order: 20,
    counts: [
      { key: 'active', filter: { status_eq_any: ['active'] } },
      { key: 'invited', filter: { status_eq_any: ['invited'] } },
      { key: 'suspended', filter: { status_eq_any: ['suspended'] } },
      { key: 'dormant', filter: { inactiveDays: 180 } },
      { key: 'expired', filter: { invitationExpired: true }, waits: 'soon' },
    ],
  },
  {
    key: 'changes',
    kind: 'part',
    size: 'm',
    order: 80,
    lines: 5,
    path: 'audit-events',
    load: () => import('./audit/LatestChanges').then((m) => m.LatestChanges),
  },
];

import type { Widget } from '@/ui/shell';

/** How the guides stand, on the dashboard; one that leads nowhere waits. */
export const widgets: readonly Widget[] = [
  {
    key: 'guides',
    kind: 'counts',
    resource: 'onboarding-wizard',
    size: 'm',
    order: 60,
    counts: [
      { key: 'published', filter: { status_eq_any: ['published'] } },
      { key: 'draft', filter: { status_eq_any: ['draft'] } },
      { key: 'problems', filter: { hasProblems: true }, waits: 'now' },
    ],
  },
];

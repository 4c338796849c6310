import type { Widget } from '@/ui/shell';

/** A dashboard tile with the guides by status; those with problems count as waiting. */
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

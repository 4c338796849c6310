import type { Widget } from '@/ui/shell';

/** How the films stand, on the dashboard; one whose review is due waits. */
export const widgets: readonly Widget[] = [
  {
    key: 'videos',
    kind: 'counts',
    resource: 'videos',
    size: 'm',
    order: 70,
    counts: [
      { key: 'published', filter: { status_eq_any: ['published'] } },
      { key: 'draft', filter: { status_eq_any: ['draft'] } },
      { key: 'review', filter: { needsReview: true }, waits: 'soon' },
    ],
  },
];

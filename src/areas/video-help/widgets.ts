import type { Widget } from '@/ui/shell';

/** A dashboard tile with the videos by status; those due for review count as waiting. */
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

import type { Widget } from '@/ui/shell';

/** How many texts each language lacks, on the dashboard. */
export const widgets: readonly Widget[] = [
  {
    key: 'missing',
    kind: 'counts',
    resource: 'translations',
    size: 'm',
    order: 40,
    counts: [{ key: 'missing', filter: { state_eq_any: ['missing'] } }],
    languages: { resource: 'translation-languages', column: 'columns' },
  },
];

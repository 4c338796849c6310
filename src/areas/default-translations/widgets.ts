import type { CountsWidget, Widget } from '@/ui/shell';

const languages: CountsWidget['languages'] = { resource: 'translation-languages', column: 'columns' };

/** How many texts of each language are missing, have errors or are to be published, on the dashboard. */
export const widgets: readonly Widget[] = [
  {
    key: 'missing',
    kind: 'counts',
    resource: 'translations',
    size: 'm',
    order: 40,
    counts: [{ key: 'missing', filter: { state_eq_any: ['missing'] }, waits: 'soon' }],
    languages,
  },
  {
    key: 'unfinished',
    kind: 'counts',
    resource: 'translations',
    size: 'm',
    order: 41,
    counts: [
      { key: 'errors', filter: { issue_eq_any: ['error'] }, waits: 'now' },
      { key: 'changed', filter: { published: 'changed' }, waits: 'soon' },
    ],
    languages,
    onDemand: true,
  },
];

import type { Widget } from '@/ui/shell';

/** The dashboard's overview of messages; ending and unconfirmed ones wait. */
export const widgets: readonly Widget[] = [
  {
    key: 'phases',
    kind: 'counts',
    resource: 'messages',
    size: 'm',
    order: 30,
    counts: [
      { key: 'live', filter: { phase_eq_any: ['live'] } },
      { key: 'scheduled', filter: { phase_eq_any: ['scheduled'] } },
      { key: 'draft', filter: { phase_eq_any: ['draft'] } },
      { key: 'ending', filter: { ending: true }, waits: 'soon' },
      { key: 'unconfirmed', filter: { unconfirmed: true }, waits: 'soon' },
    ],
  },
];

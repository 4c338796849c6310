import type { Widget } from '@/ui/shell';

/** A dashboard tile with the modules by state; those that do not work count as waiting. */
export const widgets: readonly Widget[] = [
  {
    key: 'modules',
    kind: 'counts',
    resource: 'modules',
    size: 'm',
    order: 50,
    counts: [
      { key: 'enabled', filter: { state_eq_any: ['enabled'] } },
      { key: 'trouble', filter: { inTrouble: true }, waits: 'now' },
    ],
  },
];

import WebOutlined from '@mui/icons-material/WebOutlined';
import { defineArea } from '@/areas/defineArea';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'website-modules',
  permission: 'website-modules',
  order: 80,
  icon: WebOutlined,
  resources: [
    {
      name: 'modules',
      list: () => import('./list/ModuleList').then((m) => m.ModuleList),
      edit: () => import('./module/ModuleEdit').then((m) => m.ModuleEdit),
      schema: () => import('./moduleSchema').then((m) => m.moduleSchema),
    },
    {
      name: 'positions',
      list: () => import('./positions/PositionsPage').then((m) => m.PositionsPage),
      schema: () => import('./positionSchema').then((m) => m.positionSchema),
    },
    // What was saved of positions; their page shows it.
    { name: 'position-changes', search: false },
    {
      name: 'by-group',
      path: 'effective-modules',
      list: () => import('./by-group/ByGroupPage').then((m) => m.ByGroupPage),
    },
  ],
  anchors: {
    // The list has one in each row.
    switch: 'modules/:id',
    groups: 'modules/:id',
    preview: 'modules/:id',
    positions: 'positions',
  },
  widgets,
});

import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { defineArea } from '@/areas/defineArea';

export const area = defineArea({
  path: 'dashboard',
  permission: 'dashboard',
  order: 70,
  icon: DashboardOutlined,
  page: () => import('./DashboardPage').then((m) => m.DashboardPage),
  resources: [
    {
      name: 'dashboard-layouts',
      schema: () => import('./layout/layoutSchema').then((m) => m.layoutSchema),
    },
  ],
  // Also for people without a dashboard: what waits in the areas that they may open.
  anchors: { arrange: '' },
  shell: { for: 'everybody', start: () => import('./waiting/StartWaiting').then((m) => m.StartWaiting) },
});

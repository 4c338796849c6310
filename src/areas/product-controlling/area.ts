import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { defineArea } from '@/areas/defineArea';
import { widgets } from './widgets';

export const area = defineArea({
  path: (product) => `${product.key}-controlling`,
  permission: (product) => `${product.key}-controlling`,
  order: 10,
  icon: QueryStatsOutlined,
  page: () => import('./overview/OverviewPage').then((m) => m.OverviewPage),
  resources: [
    { name: 'figures' },
    {
      name: 'reports',
      list: () => import('./reports/ReportList').then((m) => m.ReportList),
      edit: () => import('./reports/ReportEdit').then((m) => m.ReportEdit),
      schema: () => import('./reports/reportSchema').then((m) => m.reportSchema),
      search: () => import('./reports/reportSchema').then((m) => m.foundReport),
    },
    {
      name: 'report-schedules',
      list: () => import('./schedules/ScheduleList').then((m) => m.ScheduleList),
      schema: () => import('./schedules/scheduleSchema').then((m) => m.scheduleSchema),
    },
  ],
  anchors: { query: '', save: '' },
  widgets,
});

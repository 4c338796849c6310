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
      name: 'counter',
      path: 'counter-reports',
      list: () => import('./counter/CounterPage').then((m) => m.CounterPage),
    },
    {
      name: 'exports',
      list: () => import('./jobs/JobList').then((m) => m.JobList),
      schema: () => import('./jobs/jobSchema').then((m) => m.jobSchema),
    },
    {
      name: 'schedules',
      path: 'report-schedules',
      list: () => import('./schedules/ScheduleList').then((m) => m.ScheduleList),
      create: () => import('./schedules/ScheduleCreate').then((m) => m.ScheduleCreate),
      edit: () => import('./schedules/ScheduleEdit').then((m) => m.ScheduleEdit),
      schema: () => import('./schedules/scheduleSchema').then((m) => m.scheduleSchema),
    },
    {
      name: 'recipients',
      path: 'report-recipients',
      schema: () => import('./schedules/scheduleSchema').then((m) => m.recipientSchema),
    },
    {
      name: 'reports',
      list: () => import('./reports/ReportList').then((m) => m.ReportList),
      edit: () => import('./reports/ReportEdit').then((m) => m.ReportEdit),
      schema: () => import('./reports/reportSchema').then((m) => m.reportSchema),
    },
  ],
  widgets,
});

import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { defineArea } from '@/areas/defineArea';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'onboarding-wizard',
  permission: 'onboarding-wizard',
  order: 50,
  icon: RouteOutlined,
  resources: [
    {
      name: 'onboarding-wizard',
      path: 'flows',
      list: () => import('./list/FlowList').then((m) => m.FlowList),
      create: () => import('./flow/FlowCreate').then((m) => m.FlowCreate),
      edit: () => import('./flow/FlowEdit').then((m) => m.FlowEdit),
      schema: () => import('./flowSchema').then((m) => m.flowSchema),
    },
    { name: 'onboarding-checks' },
    {
      name: 'videos',
      path: 'onboarding-videos',
      schema: () => import('./flowSchema').then((m) => m.videoSchema),
    },
  ],
  personal: [{ path: 'guides', page: () => import('./shell/GuideList').then((m) => m.GuidesPage) }],
  anchors: { create: '' },
  shell: {
    for: 'everybody',
    follow: () => import('./shell/follow').then((m) => m.follow),
    layer: () => import('./shell/Layer').then((m) => m.Layer),
    start: () => import('./shell/StartOffer').then((m) => m.StartOffer),
    help: () => import('./shell/GuideList').then((m) => m.Guides),
  },
  widgets,
});

import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import { defineArea } from '@/areas/defineArea';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'video-help',
  permission: 'video-help',
  order: 40,
  icon: OndemandVideoOutlined,
  resources: [
    {
      name: 'videos',
      list: () => import('./list/VideoList').then((m) => m.VideoList),
      create: () => import('./video/VideoCreate').then((m) => m.VideoCreate),
      edit: () => import('./video/VideoEdit').then((m) => m.VideoEdit),
      schema: () => import('./videoSchema').then((m) => m.videoSchema),
    },
    {
      name: 'topics',
      path: 'video-topics',
      list: () => import('./topics/TopicsPage').then((m) => m.TopicsPage),
      schema: () => import('./topicSchema').then((m) => m.topicSchema),
    },
    {
      name: 'coverage',
      path: 'help-coverage',
      list: () => import('./coverage/CoveragePage').then((m) => m.CoveragePage),
    },
    { name: 'reader', path: 'admin/help' },
  ],
  shell: {
    for: 'everybody',
    watch: () => import('./help/watch').then((m) => m.watch),
    help: () => import('./help/VideosSection').then((m) => m.VideosSection),
    find: () => import('./help/find').then((m) => m.find),
  },
  anchors: { add: 'videos' },
  widgets,
});

import MailOutlined from '@mui/icons-material/MailOutlined';
import { defineArea } from '@/areas/defineArea';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'messages',
  permission: 'admin_messages',
  order: 30,
  icon: MailOutlined,
  resources: [
    {
      name: 'messages',
      list: () => import('./list/MessageList').then((m) => m.MessageList),
      create: () => import('./message/MessageCreate').then((m) => m.MessageCreate),
      edit: () => import('./message/MessageEdit').then((m) => m.MessageEdit),
      schema: () => import('./messageSchema').then((m) => m.messageSchema),
      search: () => import('./messageSchema').then((m) => m.messages),
    },
    {
      name: 'message-receipts',
      schema: () => import('./receiptSchema').then((m) => m.receiptSchema),
    },
    { name: 'inbox', path: 'admin/inbox' },
  ],
  personal: [
    {
      path: 'messages',
      page: () => import('./inbox/InboxPage').then((m) => m.InboxPage),
      inToolbar: true,
    },
    { path: 'messages/:id', page: () => import('./inbox/InboxMessagePage').then((m) => m.InboxMessagePage) },
  ],
  shell: {
    for: 'everybody',
    follow: () => import('./shell/follow').then((m) => m.follow),
    toolbar: () => import('./shell/Bell').then((m) => m.Bell),
    banner: () => import('./shell/Banner').then((m) => m.Banner),
    dialog: () => import('./shell/ModalMessage').then((m) => m.ModalMessage),
  },
  anchors: { create: '' },
  widgets,
});

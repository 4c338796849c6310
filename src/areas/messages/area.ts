import MailOutlined from '@mui/icons-material/MailOutlined';
import { defineArea } from '../defineArea';

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
    },
    {
      name: 'message-receipts',
      schema: () => import('./receiptSchema').then((m) => m.receiptSchema),
    },
  ],
});

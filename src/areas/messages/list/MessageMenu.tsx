import { LifecycleMenu } from '@/records/lifecycle/LifecycleMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { messageLife } from '../messageLife';
import type { Message } from '../messageSchema';
import { MessagePublishQuestion } from '../publish/MessagePublishQuestion';

/** What can be done with a message in the list. */
export function MessageMenu(props: RowMenuProps<Message>) {
  return <LifecycleMenu {...props} life={messageLife} question={MessagePublishQuestion} />;
}

import { LifecycleMenu } from '@/records/lifecycle/LifecycleMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { FlowPublishQuestion } from '../flow/FlowPublishQuestion';
import { flowLife } from '../flowLife';
import type { Flow } from '../flowSchema';

/** What can be done with a guide in the list. */
export function FlowMenu(props: RowMenuProps<Flow>) {
  return <LifecycleMenu {...props} life={flowLife} question={FlowPublishQuestion} />;
}

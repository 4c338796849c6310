import { lazyPart } from '../../../../ui/loading/LazyPart';

// The forms beside the tree: each is loaded when it is opened, or while the tree is idle.
export const GroupPanel = lazyPart(() => import('../panel/GroupPanel').then((part) => part.GroupPanel));
export const NewGroup = lazyPart(() => import('../create/NewGroup').then((part) => part.NewGroup));

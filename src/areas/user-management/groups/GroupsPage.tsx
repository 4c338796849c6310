import { lazyPart } from '../../../ui/loading/LazyPart';

/** The groups, on one page for all paths below; the tree and what it needs are loaded when they are opened. */
export const GroupsPage = lazyPart(() => import('./GroupsContent').then((part) => part.GroupsContent));

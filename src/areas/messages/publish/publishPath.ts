import { messagePath } from '../messageSchema';

/** The page of a message with the question before publishing. */
export const publishPath = (id: string): string => `${messagePath(id)}?publish=1`;

/** Whether the address of a message asks for that question. */
export const asksToPublish = (search: string): boolean => new URLSearchParams(search).has('publish');

/** Where the reader finds all messages. */
export const inboxPath = '/profile/messages';

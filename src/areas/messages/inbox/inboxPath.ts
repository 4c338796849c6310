/** The path of the reader's inbox. */
export const inboxPath = '/profile/messages';

/** Where the browser keeps, until the sign-out, what was done with messages and not sent yet. */
export const unsentKey = 'session.messages.unsent';

/** Where one tab tells the others what was done with a message. */
export const toldKey = 'session.messages.told';

/** How the keys begin under which the browser keeps what belongs to it: language, theme, menu. */
export const lastingPrefix = 'back-office.device.';
/** How the keys begin under which the browser keeps what a sign-out removes. */
export const personalPrefix = 'back-office.personal.';
/** How the keys begin under which the browser keeps, for one account, what a sign-out leaves: `<prefix><account>.<key>`. */
export const accountPrefix = 'back-office.account.';

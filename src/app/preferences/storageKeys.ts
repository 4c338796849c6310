// react-admin's store begins its keys with `RaStore`; the script in `index.html` reads some of them without it.

/** How the keys begin under which the browser keeps what belongs to it: language, theme, menu. */
export const devicePrefix = 'RaStore.device.';
/** How the keys begin under which the browser keeps what a sign-out removes. */
export const personalPrefix = 'RaStore.personal.';

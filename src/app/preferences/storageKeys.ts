// react-admin's store prefixes its keys with `RaStore`; the script in `index.html` reads some of them directly.

/** The prefix of keys that belong to the browser: language, theme, menu. */
export const devicePrefix = 'RaStore.device.';
/** The prefix of keys that a sign-out removes. */
export const personalPrefix = 'RaStore.personal.';

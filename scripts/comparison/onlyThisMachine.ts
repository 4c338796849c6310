/**
 * Lets a browser find no host but this machine: the plain application's document asks Google for a font, and the time until that call
 * fails would count as the application's.
 */
export const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

import { useStore } from 'react-admin';

/** The providers whose films play at once: kept until the sign-out, and taken back in the panel. */
export const useConsents = () => useStore<readonly string[]>('session.video-help.consents', nobodyYet);

const nobodyYet: readonly string[] = [];

import { useStore } from 'react-admin';

/** The providers whose films play without asking; kept until sign-out, revocable in the panel. */
export const useConsents = () => useStore<readonly string[]>('session.video-help.consents', nobodyYet);

const nobodyYet: readonly string[] = [];

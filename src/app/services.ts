import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from '@/api/client';
import type { Area } from '@/areas';
import type { Config } from '@/config';
import type { Session } from '@/session/session';
import type { SessionSnapshot } from '@/session/sessionState';
import type { I18nSource } from './i18nProvider';
import type { VersionWatch } from './new-version/versionWatch';
import type { Notices } from './notices';
import type { TypedSignInHolder } from './pages/typedSignIn';
import type { PreferenceStore } from './preferences/preferenceStore';
import type { createRecordChanges } from './shell/recordChanges';
import type { createSignOutWork } from './shell/signOutWork';

/** Created once before the first render; new for each test. */
export interface Services {
  readonly config: Config;
  readonly session: Session;
  readonly api: ApiClient;
  readonly areas: readonly Area[];
  readonly queryClient: QueryClient;
  readonly store: PreferenceStore;
  readonly i18n: I18nSource;
  readonly notices: Notices;
  readonly versions: VersionWatch;
  /** Reports changed resources to what the shell shows of them. */
  readonly recordChanges: ReturnType<typeof createRecordChanges>;
  readonly signOutWork: ReturnType<typeof createSignOutWork>;
  /** Only in demo mode. */
  readonly demo?: DemoSignIn;
  readonly typedSignIn?: TypedSignInHolder;
}

/** An account of the fixture API, as the sign-in page of demo mode shows it. */
export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  /** Undefined once someone has changed it. */
  readonly password: string | undefined;
  readonly permissions: 'all' | readonly string[];
}

export interface AccountChoiceProps {
  readonly accounts: readonly DemoAccount[];
  /** Signs in, or fills in the email if the password is unknown. */
  readonly onChoose: (account: DemoAccount) => void;
}

/** The account list that demo mode shows below the sign-in form; other builds do not contain the component. */
export interface DemoSignIn {
  /** The current accounts of the fixture API. */
  readonly accounts: () => readonly DemoAccount[];
  readonly AccountChoice: ComponentType<AccountChoiceProps>;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the application. Throws outside `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useServices is used outside ServicesProvider');
  return services;
}

/** The state of the session, including changes from other tabs. */
export function useSession(): SessionSnapshot {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

import { memoryStore } from 'react-admin';
import type { ApiClient } from '@/api/client';
import { noOverlay } from '@/ui/textOverlay';
import { createNotices } from '../notices';
import { createQueryClient } from '../queryClient';
import type { Services } from '../services';

/** Services for rendering the layout at build time: a session, a product without a name, and no server. */
export function standInServices(): Services {
  const snapshot = { signedIn: false, epoch: 0, persistent: true };
  const nothing = () => () => {};
  return {
    config: {
      product: { key: 'product', name: '' },
      bases: { api: '/', clientApi: '/', clientApiV2: '/' },
      oauth: { clientId: '', clientSecret: '', clientCredentialOnRefresh: false },
      session: { refreshOn: [] },
      antiForgery: { cookie: '', header: '' },
      translations: { path: '', defaultLanguage: 'en', loadEnglish: false },
      appearance: {},
      media: { frameOrigins: [], mediaOrigins: [] },
      calls: {},
    },
    session: { getSnapshot: () => snapshot, subscribe: nothing } as unknown as Services['session'],
    api: {} as ApiClient,
    areas: [],
    queryClient: createQueryClient(),
    store: { ...memoryStore(), belongTo: () => {}, interrupt: () => {} },
    i18n: { overlay: noOverlay, lookAgain() {} } as unknown as Services['i18n'],
    notices: createNotices(),
    recordChanges: { report() {}, subscribe: nothing },
    signOutWork: { add: nothing, isEmpty: true, run: async () => {} },
    versions: {
      getSnapshot: () => undefined,
      subscribe: nothing,
      look: async () => undefined,
      lookAgain() {},
    },
  };
}

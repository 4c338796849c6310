import { expect, it, vi } from 'vitest';
import { createPreferenceStore } from '@/app/preferences/preferenceStore';
import { parseConfig } from '@/config';
import { startFixtureApi } from '@/fixture-api/browser';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { keepInTab } from '@/fixture-api/snapshot';
import { startDemo } from '@/qa/startDemo';

vi.mock(import('@/fixture-api/browser'), async (importOriginal) => ({
  ...(await importOriginal()),
  startFixtureApi: vi.fn<typeof startFixtureApi>(),
}));

vi.mock(import('@/qa/panel/mountPanel'), () => ({ mountPanel: () => () => {} }));

const config = {
  product: { key: 'press', name: 'Press' },
  oauth: { clientId: 'office', clientSecret: 's3cret' },
};

it('a link that makes somebody else the visitor ends what belonged to the sign-in, and nothing else', async () => {
  const api = createFixtureApi({ counts: { users: 20 } });
  vi.mocked(startFixtureApi).mockImplementation(async () => ({ api, data: keepInTab(api) }));
  const hadDialog = 'session.messages.hadDialog';
  const visit = async (address: string) => {
    history.replaceState(null, '', address);
    await startDemo(parseConfig(config));
    const store = createPreferenceStore({ defaultLanguage: 'en' });
    return [store.getItem(hadDialog), store.getItem('locale')];
  };
  await visit('/?as=admin');
  createPreferenceStore({ defaultLanguage: 'en' }).setItem(hadDialog, true);
  expect(await visit('/?as=admin&lang=de')).toEqual([true, 'de']);
  expect(await visit('/?as=guest')).toEqual([undefined, 'de']);
});

it.each([
  [undefined, 403],
  [[401, 403], 401],
])(
  'a demo with refreshOn %j has its fixture API refuse an ended session with %i',
  async (refreshOn, status) => {
    vi.mocked(startFixtureApi).mockRejectedValue(new Error('not in a test'));
    const session = refreshOn && { session: { refreshOn } };
    await expect(startDemo(parseConfig({ ...config, ...session }))).rejects.toThrow('not in a test');
    expect(startFixtureApi).toHaveBeenLastCalledWith(expect.objectContaining({ signedOutStatus: status }));
  },
);

import { expect, it, vi } from 'vitest';
import { parseConfig } from '@/config';
import { startFixtureApi } from '@/fixture-api/browser';
import { startDemo } from '@/qa/startDemo';

vi.mock(import('@/fixture-api/browser'), async (importOriginal) => ({
  ...(await importOriginal()),
  startFixtureApi: vi.fn<typeof startFixtureApi>(() => Promise.reject(new Error('not in a test'))),
}));

it.each([
  [undefined, 403],
  [[401, 403], 401],
])(
  'a demo with refreshOn %j has its fixture API refuse an ended session with %i',
  async (refreshOn, status) => {
    const config = parseConfig({
      product: { key: 'press', name: 'Press' },
      oauth: { clientId: 'office', clientSecret: 's3cret' },
      ...(refreshOn && { session: { refreshOn } }),
    });
    await expect(startDemo(config)).rejects.toThrow('not in a test');
    expect(startFixtureApi).toHaveBeenLastCalledWith(expect.objectContaining({ signedOutStatus: status }));
  },
);

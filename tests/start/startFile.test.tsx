import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartData, StartFile } from '../../src/start/startData';
import { fetchStartFile, keptStartFile } from '../../src/start/startFile';

const failed = { message: '', retry: '', outdated: '', reload: '' };
const data: StartData = {
  ...{ base: '/office/', entry: [], languages: ['en', 'de'], failed },
  ...{ version: 'AbCd1234', texts: [] },
};
const file: StartFile = {
  direction: 'ltr',
  texts: ['Abmelden'],
  failed,
  heads: {},
  application: [],
  pages: {},
};

function answer(status = 200) {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => Response.json(file, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => localStorage.clear());

describe('the start file', () => {
  it('is fetched by language and build, and kept for the next page', async () => {
    const asked = answer();
    expect(keptStartFile(data, 'de')).toBeUndefined();
    expect(await fetchStartFile(data, 'de')).toEqual(file);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/office/assets/start-de-AbCd1234.json']);
    expect(keptStartFile(data, 'de')).toEqual(file);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('of another build or language is not taken', async () => {
    answer();
    await fetchStartFile(data, 'de');
    expect(keptStartFile(data, 'en')).toBeUndefined();
    expect(keptStartFile({ ...data, version: 'EfGh5678' }, 'de')).toBeUndefined();
    expect(keptStartFile({ ...data, base: '/' }, 'de')).toBeUndefined();
  });

  it('that the server does not have is none, and is not kept', async () => {
    answer(404);
    await expect(fetchStartFile(data, 'de')).rejects.toThrow('start-de-AbCd1234.json: 404');
    expect(localStorage).toHaveLength(0);
  });

  it('is given up after three seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const asked = answer();
    await fetchStartFile(data, 'de');
    expect(timeout).toHaveBeenCalledWith(3000);
    expect(asked.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  });

  it('is there also where the browser keeps nothing, or something else stands there', async () => {
    answer();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await fetchStartFile(data, 'de')).toEqual(file);
    vi.restoreAllMocks();
    localStorage.setItem('back-office.device.start', '{"address":');
    expect(keptStartFile(data, 'de')).toBeUndefined();
  });
});

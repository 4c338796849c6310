import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchMissingScripts } from '@/ui/loading/refetchMissingScripts';

/** What jsdom lacks of the browser's: an entry says how a script was answered. */
class Timing {
  constructor(readonly responseStatus: number) {}
}

describe('scripts that did not arrive', () => {
  const statuses = new Map<string, number>();
  const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

  beforeEach(() => {
    statuses.clear();
    vi.stubGlobal('PerformanceResourceTiming', Timing);
    vi.stubGlobal(
      'fetch',
      fetched.mockReset().mockImplementation(async () => new Response('')),
    );
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((address) => {
      const status = statuses.get(new URL(address).pathname);
      return status === undefined ? [] : [new Timing(status) as unknown as PerformanceEntry];
    });
    document.head.innerHTML =
      '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.head.innerHTML = '';
  });
  const paths = () => fetched.mock.calls.map(([address]) => new URL(address).pathname);

  it('are fetched again, past the cache, and the others not', async () => {
    statuses.set('/a.js', 200).set('/b.js', 502);
    expect(await refetchMissingScripts()).toBe(true);
    expect(paths()).toEqual(['/b.js']);
    expect(fetched.mock.calls[0]?.[1]).toEqual({ cache: 'reload' });
  });

  it('are all fetched where the browser does not tell the status', async () => {
    expect(await refetchMissingScripts()).toBe(true);
    expect(paths()).toEqual(['/a.js', '/b.js']);
  });

  it('are not there while the server fails or nobody answers', async () => {
    statuses.set('/a.js', 200);
    fetched.mockImplementation(async () => new Response('', { status: 502 }));
    expect(await refetchMissingScripts()).toBe(false);
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await refetchMissingScripts()).toBe(false);
  });

  it('are none when all have arrived: then a reload helps nothing', async () => {
    statuses.set('/a.js', 200).set('/b.js', 200);
    expect(await refetchMissingScripts()).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

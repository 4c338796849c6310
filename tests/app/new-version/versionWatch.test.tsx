import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createVersionWatch } from '@/app/new-version/versionWatch';
import { openFixtureApi } from '../../support/renderApp';

const fixtures = openFixtureApi();
const requestCount = () => fixtures.calls('/version.json').length;
const serverHas = (answer: () => Response) => fixtures.server.use(http.get('/version.json', answer));
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

function ownBuildIs(id: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'build', content: id });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

describe('the watch for a new version', () => {
  it('detects another build on the server, reports it, and stops checking', async () => {
    ownBuildIs('own');
    serverHas(() => HttpResponse.json({ build: 'next' }));
    const watch = createVersionWatch();
    const listener = vi.fn();
    watch.otherBuild.subscribe(listener);
    minutes(31);
    watch.lookAgain();
    await vi.waitFor(() => expect(watch.otherBuild.get()).toBe('next'));
    expect(listener).toHaveBeenCalledTimes(1);
    minutes(60);
    watch.lookAgain();
    expect(await watch.look()).toBe('next');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(requestCount()).toBe(2);
  });

  it('checks at most twice an hour, four times a day on metered connections, each minute with a reason', async () => {
    ownBuildIs('own');
    serverHas(() => HttpResponse.json({ build: 'own' }));
    const watch = createVersionWatch();
    const times = async (pass: number, reason?: 'suspicious') => {
      const before = requestCount();
      minutes(pass);
      watch.lookAgain(reason);
      watch.lookAgain(reason);
      await watch.look();
      return requestCount() - before - 1;
    };
    expect(await times(29)).toBe(0);
    expect(await times(31)).toBe(1);
    expect(await times(0.5, 'suspicious')).toBe(0);
    expect(await times(1.1, 'suspicious')).toBe(1);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(await times(31)).toBe(0);
    expect(await times(361)).toBe(1);
    expect(watch.otherBuild.get()).toBeUndefined();
  });

  it.each([
    ['the same build', () => HttpResponse.json({ build: 'own' })],
    ['a page', () => HttpResponse.html('<!doctype html>')],
  ])('knows of no other when there is %s', async (_what, answer) => {
    ownBuildIs('own');
    serverHas(answer);
    const watch = createVersionWatch();
    expect(await watch.look()).toBeUndefined();
    expect(watch.otherBuild.get()).toBeUndefined();
  });

  it('checks nothing if the page has no build id', async () => {
    const watch = createVersionWatch();
    minutes(1000);
    watch.lookAgain();
    expect(await watch.look()).toBeUndefined();
    expect(requestCount()).toBe(0);
  });
});

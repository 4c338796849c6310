import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '@/app/App';
import { createRouter } from '@/app/router';
import { StartFailure } from '@/app/StartFailure';
import { loadConfig } from '@/config';
import { htmlPage } from '../support/calls';
import { expectConsole } from '../support/consoleGuard';
import { recordFrames } from '../support/pageHistory';
import { heading, openFixtureApi, openServices } from '../support/renderApp';

const fixtures = openFixtureApi();
const configuration = (answer: () => Response) => fixtures.server.use(http.get('/config.json', answer));
/** Shows the error of a failed start, like `startApp`. */
async function failToStart() {
  const error = await loadConfig().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  render(<StartFailure error={error} />);
}

const alert = () => within(screen.getByRole('main')).getByRole('alert');
const fields = () =>
  within(alert())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a fault above the shell', () => {
  it('is a readable page without a stack', async () => {
    const fault = new Error('secret detail of the fault');
    const areas = new Proxy([], {
      get() {
        throw fault;
      },
    });
    expectConsole(/secret detail/);
    const services = await openServices();
    const router = createRouter();
    onTestFinished(() => router.dispose());
    render(<App services={{ ...services, areas }} router={router} />);
    await heading('The application could not start.');
    expect(document.body).not.toHaveTextContent('secret detail');
    expect(document.body).not.toHaveTextContent(/\.tsx?:\d+/);
  });
});

describe('a configuration that cannot be used', () => {
  it('that is refused with a page is said to be missing', async () => {
    configuration(() => htmlPage(503));
    await failToStart();
    await heading('This application is not configured correctly.');
    expect(alert()).toHaveTextContent('The file config.json could not be loaded.');
    expect(alert()).not.toHaveTextContent('Bad Gateway');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  });

  it('that has wrong fields is shown field by field, without any value', async () => {
    configuration(() =>
      HttpResponse.json({
        product: { key: 'Not A Key' },
        bases: { clientApi: 'no-slash' },
        oauth: { clientId: '', clientSecret: 'a-secret-of-the-house' },
        session: { refreshOn: [403, 200] },
      }),
    );
    await failToStart();
    await heading('This application is not configured correctly.');
    expect(alert()).toHaveTextContent('These fields of config.json are missing or invalid:');
    expect(fields()).toEqual([
      'product.key',
      'product.name',
      'bases.clientApi',
      'oauth.clientId',
      'session.refreshOn.1',
    ]);
    expect(document.body).not.toHaveTextContent(/a-secret-of-the-house|Not A Key|no-slash/);
  });
});

describe('another failure', () => {
  it('(an error) is said in plain words, without stack and token', async () => {
    render(<StartFailure error={new TypeError('Cannot read properties of undefined; Bearer abc.def')} />);
    await heading('The application could not start.');
    expect(alert()).toHaveTextContent('Reload the page.');
    expect(document.body).not.toHaveTextContent(/TypeError|Cannot read|Bearer|abc\.def|\.tsx?:\d|\n\s+at /);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  });
});

describe('the start itself', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>';
    vi.resetModules();
  });

  it('without a configuration shows the failure and nothing before it', async () => {
    configuration(() => new HttpResponse('', { status: 404 }));
    const frames = recordFrames();
    await import('@/main');
    await heading('This application is not configured correctly.');
    expect(frames.filter(({ text }) => /Welcome back|Sign In/.test(text))).toEqual([]);
  });
});

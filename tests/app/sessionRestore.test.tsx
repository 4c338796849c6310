// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, htmlPage, profileAnswers, tokenAnswers } from '../support/calls';
import { gate, recordFrames, recordNavigations } from '../support/pageHistory';
import { address, closeApps, heading, openFixtureApi, renderApp, signInBefore } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const refreshCalls = () => fixtures.calls(calls.token, 'POST');
const refused = (status: number) => HttpResponse.json({ code: 'refused' }, { status });
const nothingStored = { access_token: null, refresh_token: null };
const stored = () => ({
  access_token: localStorage.getItem('access_token'),
  refresh_token: localStorage.getItem('refresh_token'),
});

describe('opening the application again', () => {
  it('T026 with both tokens shows the page at once and never the sign-in page', async () => {
    await signInBefore('admin');
    const before = { ...localStorage };
    const frames = recordFrames();
    await renderApp('/profile');
    await screen.findByRole('textbox', { name: 'Full name' });
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ text }) => text.includes('Welcome back.'))).toEqual([]);
    const personal = {
      'back-office.personal.account': expect.any(String),
      'back-office.personal.permissions': expect.any(String),
    };
    expect({ ...localStorage }).toEqual({ ...before, ...personal });
    expect(refreshCalls()).toEqual([]);
  });

  it('T027 with an access token alone is signed in, and a 403 is final', async () => {
    await signInBefore('admin');
    localStorage.removeItem('refresh_token');
    fixtures.api.expireAccessTokens();
    await renderApp('/profile');
    await screen.findByText('Your profile could not be loaded.');
    expect(address()).toBe('/profile');
    expect(refreshCalls()).toEqual([]);
    expect(stored().access_token).not.toBeNull();
  });

  it('T028 with a refresh token alone is signed out and leaves no token behind', async () => {
    localStorage.setItem('refresh_token', 'left-over');
    await renderApp('/messages');
    await signInPage.heading();
    expect(stored()).toEqual(nothingStored);
    expect(fixtures.sent).toEqual([]);
  });

  it('T038 on a deep link stays there, also after a reload', async () => {
    const loaded = () => Promise.all([heading('Messages'), screen.findByText('Alexandra Winter')]);
    await renderApp('/messages?page=2#x', { as: 'admin' });
    await loaded();
    closeApps();
    await renderApp('/messages?page=2#x');
    await loaded();
    expect(address()).toBe('/messages?page=2#x');
  });

  it('T040 with an expired token refreshes it once and shows the page', async () => {
    await signInBefore('admin');
    fixtures.api.expireAccessTokens();
    await renderApp('/messages');
    await heading('Messages');
    const [refresh, ...further] = refreshCalls();
    expect(further).toEqual([]);
    expect(new URLSearchParams(refresh?.body).get('grant_type')).toBe('refresh_token');
    expect(fixtures.calls(calls.profile)).toHaveLength(2);
    expect(stored().access_token).toBe(fixtures.api.issuedTokens.at(-1)?.token);
  });

  it('T040 with an expired token that cannot be refreshed leads to the sign-in page', async () => {
    await signInBefore('admin');
    fixtures.api.expireAccessTokens();
    fixtures.server.use(tokenAnswers(() => refused(400)));
    const navigations = recordNavigations();
    await renderApp('/messages');
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login?return=%2Fmessages']);
    expect(menu.captions()).toEqual(['Sign In']);
    expect(stored()).toEqual(nothingStored);
    expect(refreshCalls()).toHaveLength(1);
    expect(fixtures.calls(calls.profile)).toHaveLength(1);
  });
});

describe('a profile that cannot be loaded', () => {
  const failures: [name: string, message: RegExp, answer: () => Response][] = [
    ['T039 500', /server has failed/, () => refused(500)],
    ['T039 T237 no network', /cannot be reached/, () => HttpResponse.error()],
    ['T242 404', /does not exist/, () => refused(404)],
    ['T242 400', /did not accept/, () => refused(400)],
    ['T039 a page of a proxy', /server has failed/, () => htmlPage(502)],
    ['T039 200 with a page', /cannot be used/, () => htmlPage(200)],
  ];

  it.each(failures)(
    '%s is an error with a retry on /profile: asked once, still signed in',
    async (...row) => {
      const [, message, answer] = row;
      fixtures.server.use(profileAnswers(answer));
      const { user } = await renderApp('/profile', { as: 'editor' });
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(content()).not.toHaveTextContent('Bad Gateway');
      expect(fixtures.calls(calls.profile)).toHaveLength(1);
      expect(refreshCalls()).toEqual([]);
      expect(stored().access_token).not.toBeNull();

      fixtures.server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Emil Sommer');
      await menu.line('Messages');
    },
  );

  it('T039 is an error with a retry in an area too', async () => {
    fixtures.server.use(profileAnswers(() => refused(500)));
    const { user } = await renderApp('/messages', { as: 'editor' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Messages');
    expect(fixtures.calls(calls.profile)).toHaveLength(2);
  });
});

describe('a server that cannot be reached at the start', () => {
  it('T237 leaves a visitor the sign-in page, and the attempt to sign in its message', async () => {
    fixtures.server.use(http.all('*', () => HttpResponse.error()));
    const { user } = await renderApp('/messages');
    await signIn(user, 'admin');
    await signInPage.failure();
    expect(address()).toBe('/login?return=%2Fmessages');
  });
});

describe('a session that ends while five requests are out', () => {
  it('T022 T023 leads to the sign-in page once, and from there back to the page', async () => {
    const { services, user } = await renderApp('/messages?tab=sent#latest', { as: 'admin' });
    await heading('Messages');
    const answers = Array.from({ length: 5 }, gate);
    fixtures.server.use(
      tokenAnswers(() => refused(401)),
      http.get(calls.languages, async ({ request }) => {
        await answers[Number(new URL(request.url).searchParams.get('widget'))]?.opened;
        return refused(403);
      }),
    );
    const navigations = recordNavigations();
    const outcomes = answers.map((_, index) =>
      services.api.send({ url: `${calls.languages}?widget=${index}` }).then(({ status }) => status),
    );
    for (const [index, answer] of answers.entries()) {
      answer.open();
      await act(() => outcomes[index]);
    }
    await signInPage.heading();
    expect(await Promise.all(outcomes)).toEqual([403, 403, 403, 403, 403]);
    expect(navigations).toEqual(['replace /login?return=%2Fmessages%3Ftab%3Dsent%23latest']);

    fixtures.server.resetHandlers();
    await signIn(user, 'admin');
    await heading('Messages');
    expect(address()).toBe('/messages?tab=sent#latest');
  });
});

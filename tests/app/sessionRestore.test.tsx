import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, tokenAnswers } from '../support/calls';
import { allowConsole } from '../support/consoleGuard';
import { gate, recordFrames, recordNavigations } from '../support/pageHistory';
import { address, heading, openFixtureApi, renderApp, signInBefore } from '../support/renderApp';
import { menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const refreshCalls = () => fixtures.calls(calls.token, 'POST');
const refused = (status: number) => HttpResponse.json({ code: 'refused' }, { status });
const nothingStored = { access_token: null, refresh_token: null };
const stored = () => ({
  access_token: localStorage.getItem('access_token'),
  refresh_token: localStorage.getItem('refresh_token'),
});

describe('opening the application again', () => {
  it('with both tokens shows the page at once and never the sign-in page', async () => {
    await signInBefore('admin');
    const before = { ...localStorage };
    const frames = recordFrames();
    await renderApp('/profile');
    await screen.findByRole('textbox', { name: 'Full name' });
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ text }) => text.includes('Welcome back.'))).toEqual([]);
    expect({ ...localStorage }).toMatchObject(before);
    expect(refreshCalls()).toEqual([]);
  });

  it('with an expired token that cannot be refreshed leads to the sign-in page', async () => {
    allowConsole(/app\.errors\.forbidden/);
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

describe('a session that ends while five requests are out', () => {
  it('leads to the sign-in page once, and from there back to the page', async () => {
    allowConsole(/app\.errors\.forbidden/);
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

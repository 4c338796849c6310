import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { openFixtureApi, type Person, renderApp } from '../../../support/renderApp';
import { movesOf, stepTitle } from './guideScreen';

const fixtures = openFixtureApi({ counts: { users: 40 } });
idleAtOnce();

const open = (as: Person) => renderApp('/profile', { as, follows: true });
const panel = () => screen.findByRole('region', { name: 'Start here' });
const button = async (name: string) => within(await panel()).findByRole('button', { name });
const isOffered = () => screen.queryByRole('heading', { name: 'Your first steps' }) !== null;

describe('the first guide on the profile page', () => {
  it.each([
    ['admin', '8 steps, about 4 min'],
    ['guest', '3 steps, about 2 min'],
  ] as const)('is offered to %s once; refused, it never comes back', async (who, length) => {
    const { user, unmount } = await open(who);
    await button('Start');
    expect(await panel()).toHaveTextContent(`Your first steps${length}`);
    await user.click(await button('Don’t show again'));
    await waitFor(() => expect(isOffered()).toBe(false));
    expect(document.body).not.toHaveFocus();
    expect(movesOf(fixtures)).toEqual(['hide']);
    unmount();
    await open(who);
    await panel();
    await settle();
    expect([isOffered(), document.querySelector('[data-guide]')]).toEqual([false, null]);
  });

  it('starts with the focus in its first step', async () => {
    const { user } = await open('editor');
    await user.click(await button('Start'));
    const title = await stepTitle('Welcome');
    await waitFor(() => expect(title).toHaveFocus());
    expect(isOffered()).toBe(false);
    expect(movesOf(fixtures)).toEqual(['start']);
  });

  it('stays on offer if the answer is not saved', async () => {
    fixtures.server.use(
      http.post('/clientapi/v1/admin/onboarding/:id/actions/hide', () =>
        HttpResponse.json({}, { status: 500 }),
      ),
    );
    const { user } = await open('admin');
    await user.click(await button('Don’t show again'));
    expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
    expect(isOffered()).toBe(true);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { stubScreen } from '../../../app/layout/handset';
import { advance, runOnTestClock } from '../../../app/profileScreen';
import { endSession, signInAgain } from '../../../app/signInAgainScreen';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { pressTwice } from '../../../support/pressTwice';
import { address, heading, openFixtureApi, type Person, renderApp } from '../../../support/renderApp';
import { step } from '../fixtures/openGuides';
import { behind, box, guideBehind, guideRequests, movesOf, noBox, press, stepTitle } from './guideScreen';

const fixtures = openFixtureApi({ counts: { users: 40 } });
idleAtOnce();

const open = (path = '/profile', as: Person = 'admin') => renderApp(path, { as, follows: true });
/** Opens a page with a guide that has begun. */
async function begin(fields: object = {}, path = '/profile', as: Person = 'admin') {
  const id = await guideBehind(fields);
  const app = await open(path, as);
  await app.user.click(await press('Start'));
  await screen.findByText(/^Step 1 of/, { selector: 'p' });
  return { ...app, id };
}

/** Changes the name as soon as the form keeps track: what is typed before that becomes its starting point. */
async function changeName(user: Awaited<ReturnType<typeof begin>>['user']) {
  const name = await screen.findByRole('textbox', { name: 'Full name' });
  await waitFor(async () => {
    await user.type(name, '!');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
}

describe('a page without a guide', () => {
  it('shows nothing after a failure and retries at the next sign-in', async () => {
    fixtures.server.use(
      http.get('/clientapi/v1/admin/onboarding', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    await guideBehind();
    const { unmount } = await open('/messages');
    await heading('Messages');
    await waitFor(() => expect(guideRequests(fixtures)).toBe(1));
    await settle();
    expect(noBox()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    await open('/messages');
    expect(await box()).toBeVisible();
    // Once per sign-in.
    expect(guideRequests(fixtures)).toBe(2);
  });

  it('requests nothing on /login', async () => {
    await guideBehind();
    await renderApp('/login', { follows: true });
    await screen.findByRole('heading', { level: 1 });
    await settle();
    expect([guideRequests(fixtures), noBox()]).toEqual([0, true]);
  });
});

describe('the invitation', () => {
  it('names the duration, takes no focus and starts the guide', async () => {
    await guideBehind();
    const { user } = await open('/messages');
    const offer = await box();
    expect(offer).toHaveTextContent('Tour2 steps, about 1 min');
    expect(offer).not.toContainElement(document.activeElement as HTMLElement);
    expect(await screen.findByText(/^A guide is waiting: Tour\./)).toBeInTheDocument();
    await user.click(await press('Start'));
    const title = await stepTitle('one');
    await waitFor(() => expect(title).toHaveFocus());
    expect(movesOf(fixtures)).toEqual(['start']);
  });

  it('can be postponed until tomorrow and is listed in the help', async () => {
    await guideBehind();
    const { user } = await open('/messages');
    await user.click(await press('Later'));
    await waitFor(() => expect(noBox()).toBe(true));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const [, later] = fixtures.sent.filter(({ path }) => path.includes('/admin/onboarding'));
    expect(Date.parse(JSON.parse(later?.body ?? '{}').until)).toBeGreaterThan(Date.now());
    await user.click(await screen.findByRole('button', { name: /^Help/ }));
    const line = (await screen.findByText('For later · 0 of 2')).closest('li') as HTMLElement;
    // It is shown once what stands above it has come.
    pressTwice(await within(line).findByRole('button', { name: 'Continue' }));
    expect(await stepTitle('one')).toBeVisible();
    expect(fixtures.sent.filter(({ path }) => path.endsWith('/actions/start'))).toHaveLength(1);
  });

  it('says how it was put off or hidden, which can be undone, and is reached by a key', async () => {
    await guideBehind();
    const { user } = await open('/messages');
    await box();
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    expect(await screen.findByRole('heading', { name: 'Tour' })).toHaveFocus();
    await user.click(await press('Don’t show again'));
    expect(
      await screen.findAllByText(/^“.?Tour.?” is no longer shown\. You can find it in Help\.$/),
    ).not.toEqual([]);
    expect(noBox()).toBe(true);
    await user.click(await press('Undo'));
    // As it was: it has not begun.
    expect(await press('Start')).toBeVisible();
    expect(movesOf(fixtures)).toEqual(['hide', 'undo']);
  });

  it('is shown only on its page', async () => {
    await guideBehind({ start: 'page', startPage: '/messages' });
    const { user } = await open();
    await waitFor(() => expect(guideRequests(fixtures)).toBe(1));
    await settle();
    expect(noBox()).toBe(true);
    await user.click(await screen.findByRole('link', { name: 'Messages' }));
    expect(await box()).toBeVisible();
  });
});

describe('a step', () => {
  it('goes forward with one call and back without one, with the focus', async () => {
    const { user } = await begin();
    await user.click(await press('Next'));
    const title = await stepTitle('two');
    await waitFor(() => expect(title).toHaveFocus());
    await user.click(await press('Back'));
    expect(await stepTitle('Done one')).toBeVisible();
    await user.click(await press('Next'));
    await user.click(await press('Finish'));
    expect(await screen.findByText(/^That’s it/, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tour' })).toHaveFocus());
    expect(movesOf(fixtures)).toEqual(['start', 'done one', 'done two']);
    await user.click(await press('Close'));
    expect(noBox()).toBe(true);
  });

  it('survives a reload and leaves nothing after a sign-out', async () => {
    const { user, unmount } = await begin();
    await user.click(await press('Next'));
    await stepTitle('two');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Tour');
    unmount();
    const again = await open();
    expect(await stepTitle('two')).toBeVisible();
    await again.user.click(screen.getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(noBox()).toBe(true));
  });

  it('links to its page and is done by visiting any entry', async () => {
    const visit = step('look', { page: '/user-management/users/:id', doneBy: { type: 'visit' } });
    const { user } = await begin({ steps: [visit, step('end')] });
    expect(address()).toBe('/profile');
    expect(await box()).toHaveTextContent('Open any entry in the list.');
    await user.click(screen.getByRole('link', { name: 'Go there' }));
    await heading('Users');
    expect(movesOf(fixtures)).toEqual(['start']);
    await user.click(await screen.findByRole('link', { name: 'Alexandra Winter' }));
    expect(await stepTitle('end')).toBeInTheDocument();
    expect(movesOf(fixtures)).toEqual(['start', 'done look']);
  });

  it('is read first by somebody who is on its page already', async () => {
    const visit = step('look', { page: '/messages', doneBy: { type: 'visit' } });
    const { user } = await begin({ steps: [visit, step('end')] }, '/messages');
    expect(await stepTitle('look')).toBeVisible();
    await settle();
    expect(movesOf(fixtures)).toEqual(['start']);
    await user.click(await press('Next'));
    expect(await stepTitle('end')).toBeVisible();
  });

  it('points to what was chosen on a page, and is done when that is clicked or filled in', async () => {
    const chosen = (role: string, name: string, key: string | null) => ({
      ...{ kind: 'task', page: '/profile', element: { role, name, key } },
    });
    const name = step('name', {
      ...chosen('textbox', 'Name', 'app.profile.fullName'),
      doneBy: { type: 'fill' },
    });
    const save = step('save', {
      ...chosen('button', 'Sichern', 'app.profile.save'),
      doneBy: { type: 'click' },
    });
    const { user } = await begin({ steps: [name, save, step('end')] });
    // Its name is the text, not what that was when it was chosen.
    await changeName(user);
    await user.tab();
    expect(await stepTitle('save')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await stepTitle('end')).toBeVisible();
    expect(movesOf(fixtures)).toEqual(['start', 'done name', 'done save']);
  });

  it('says that it is not done, with the focus where it was', async () => {
    const done = { type: 'data', check: 'users.invited', atLeast: 1 };
    const { user } = await begin({ steps: [step('invite', { kind: 'task', doneBy: done })] });
    const button = await press('Check again');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not done yet.');
    expect(button).toHaveFocus();
  });

  it('is hidden behind a dialog or an ended session', async () => {
    const { user } = await begin();
    await changeName(user);
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await waitFor(() => expect(noBox()).toBe(true));
    const focused = document.activeElement;
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    expect(focused).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await box()).toBeVisible();
    endSession(fixtures);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await signInAgain.dialog();
    await waitFor(() => expect(noBox()).toBe(true));
    await signInAgain.as(user);
    expect(await box()).toBeVisible();
  });

  it('ends with a notice if the guide was withdrawn', async () => {
    const { user, id } = await begin();
    await behind('POST', `flows/${id}/actions/pause`);
    await user.click(await press('Next'));
    expect(await screen.findByText('This guide was withdrawn.', { selector: 'p' })).toBeVisible();
    await user.click(await press('Close'));
    expect(noBox()).toBe(true);
  });

  it('stays when it cannot be saved, and silently adopts the state of another tab', async () => {
    const { user, id } = await begin({ steps: ['one', 'two', 'three', 'four'].map((name) => step(name)) });
    fixtures.server.use(
      http.post(
        '/clientapi/v1/admin/onboarding/:id/actions/done',
        () => HttpResponse.json({}, { status: 500 }),
        { once: true },
      ),
    );
    await user.click(await press('Next'));
    expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
    expect(await stepTitle('one')).toBeVisible();
    expect(await press('Next')).toHaveFocus();
    await user.click(await press('Next'));
    expect(await stepTitle('two')).toBeVisible();
    await behind('POST', `admin/onboarding/${id}/actions/done`, { stepId: 'two', revision: 2 });
    await behind('POST', `admin/onboarding/${id}/actions/skip`, { stepId: 'three', revision: 3 });
    await user.click(await press('Next'));
    expect(await stepTitle('four')).toBeVisible();
    expect(screen.queryByText('Not saved. Try again.')).toBeNull();
  });

  it('is checked again after the next change if a check fails', async () => {
    const done = { type: 'data', check: 'users.invited', atLeast: 1 };
    const { user, services } = await begin({
      steps: [step('invite', { kind: 'task', doneBy: done }), step('end')],
    });
    fixtures.server.use(
      http.post(
        '/clientapi/v1/admin/onboarding/:id/actions/check',
        () => HttpResponse.json({}, { status: 500 }),
        { once: true },
      ),
    );
    await user.click(await press('Check again'));
    expect(await screen.findByText('Cannot be checked right now.')).toBeVisible();
    // What cannot be told is put off, not passed over.
    expect(within(await box()).getByRole('button', { name: 'Later' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip step' })).toBeNull();
    await behind('POST', 'users/actions/invite', {
      emails: ['ada@publisher.example'],
      roleIds: [],
      groupIds: [],
    });
    // As the data provider does after each change that the server has accepted.
    services.recordChanges.report('user-management/users');
    services.recordChanges.report('user-management/users');
    expect(await stepTitle('end')).toBeInTheDocument();
    expect(movesOf(fixtures).filter((move) => move === 'check invite')).toHaveLength(2);
  });

  it('shows hostile texts as text, with their language', async () => {
    const title = { en: '<img src=x onerror=alert(1)>' };
    await begin({
      title: { en: 'Tour', de: 'Rundgang' },
      steps: [step('odd', { title, text: { en: 'a\n\n\u202eb <b>c</b>' } })],
    });
    const own = await stepTitle('<img src=x onerror=alert(1)>');
    expect(own.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(await box()).toHaveTextContent('<b>c</b>');
  });

  it('speaks the language of the page in each step, also when that changes', async () => {
    serveLanguage(fixtures.server, 'de', { areas: { 'onboarding-wizard': { shell: { next: 'Weiter' } } } });
    const both = (id: string) => step(id, { title: { en: `${id} in English`, de: `${id} auf Deutsch` } });
    const { user } = await begin({ steps: [both('one'), both('two'), both('three')] });
    expect(await stepTitle('one in English')).toBeVisible();
    await user.click(await press('Account: Alexandra Winter'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await stepTitle('one auf Deutsch')).toBeVisible();
    await user.click(await press('Weiter'));
    expect(await stepTitle('two auf Deutsch')).toBeVisible();
  });

  it('is reached and left by keyboard; Escape postpones it', async () => {
    const { user } = await begin();
    const input = await screen.findByRole('textbox', { name: 'Full name' });
    await user.click(input);
    await user.keyboard('{Alt>}{Shift>}g{/Shift}{/Alt}');
    expect(input).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Messages' });
    link.focus();
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    expect(await stepTitle('one')).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    expect(link).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(noBox()).toBe(true));
    expect(movesOf(fixtures)).toEqual(['start', 'later']);
  });

  it('collapses on other pages on a handset, and anywhere on request', async () => {
    stubScreen(true);
    const { user, unmount } = await begin({ steps: [step('go', { page: '/messages' }), step('end')] });
    expect(await stepTitle('go')).toBeVisible();
    await user.click(await press('Open menu'));
    await user.click(await screen.findByRole('link', { name: 'Video Help' }));
    await heading('Video Help');
    const pill = await screen.findByRole('button', { name: 'Step 1 of 2 · go' });
    expect(screen.queryByRole('heading', { name: 'go' })).toBeNull();
    await user.click(pill);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'go' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Go there' }));
    await heading('Messages');
    expect(await stepTitle('go')).toBeVisible();
    await user.click(await press('More about this guide'));
    await user.click(await press('Minimize'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Step 1 of 2 · go' })).toHaveFocus());
    unmount();
    const again = await open('/messages');
    (await screen.findByRole('button', { name: 'Step 1 of 2 · go' })).focus();
    await again.user.keyboard('{Enter}');
    await again.user.click(await press('Next'));
    expect(await stepTitle('end')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip step' })).toBeNull();
  });
});

describe('a step with a missing element', () => {
  runOnTestClock();

  it('says so or is skipped, and reports it once', async () => {
    const pointer = (id: string, ifMissing: string) =>
      step(id, { kind: 'pointer', anchor: 'shell.shelf', ifMissing });
    const { user } = await begin({
      steps: [pointer('kept', 'panel'), pointer('passed', 'skip'), step('end')],
    });
    await advance(3000);
    expect(await screen.findByText(/^This page does not show what the step/)).toBeVisible();
    expect(movesOf(fixtures)).toEqual(['start', 'missing kept']);
    await user.click(await press('Next'));
    await advance(3000);
    expect(await stepTitle('end')).toBeInTheDocument();
    await settle();
    expect(movesOf(fixtures)).toEqual(['start', 'missing kept', 'done kept', 'missing passed']);
  });
});

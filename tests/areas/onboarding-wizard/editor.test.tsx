import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { hasUnsavedForms } from '@/ui/leave/changedForms';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
import { idleAtOnce } from '../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { named, pasteInto } from '../../support/screens';
import { step } from './fixtures/openGuides';
import { behind, box, movesOf, noBox, press, stepTitle } from './runner/guideScreen';

const fixtures = openFixtureApi({ counts: { users: 40 } });
idleAtOnce();

const flowOf = (id: string) => fixtures.api.records('flows').find((flow) => flow.id === id);
const sent = (id: string) =>
  fixtures.calls(`/clientapi/v1/flows/${id}`, 'PUT').map(({ body }) => JSON.parse(body));
const lines = () =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('button', { name: /^\d+\. / })
    .map(({ textContent }) => textContent?.replace(/^\d+\. |(Note|Pointer|Task).*$/g, ''));
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => press('Save');

async function openFlow(fields: object = {}, search = '') {
  const steps = [step('one'), step('two'), step('three')];
  const flow = { name: 'Tour', title: { en: 'Tour' }, audience: everyone, steps, ...fields };
  const { id } = await behind('POST', 'flows', flow);
  const app = await renderApp(`/onboarding-wizard/${id}${search}`, { as: 'admin', follows: true });
  await heading('Tour');
  await screen.findByRole('tablist', { name: 'Languages' });
  return { ...app, id: String(id) };
}
const everyone = { everyone: true, include: [], exclude: [], languages: [] };

describe('the list of guides', () => {
  it('shows the problems of each guide and filters by them', async () => {
    const { user } = await renderApp('/onboarding-wizard', { as: 'admin' });
    await heading('Onboarding Wizard');
    const row = (await screen.findByRole('link', { name: 'Newsletter campaigns' })).closest(
      'tr',
    ) as HTMLElement;
    expect(row).toHaveTextContent('4 problems');
    expect(row).toHaveTextContent('Published');
    await user.click(await press('Filters'));
    await user.click(await screen.findByRole('checkbox', { name: 'With problems' }));
    await user.click(await screen.findByRole('button', { name: /^Show 3 guides/ }));
    expect(decodeURIComponent(location.search)).toContain('"hasProblems":true');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Your first steps' })).toBeNull());
  });
});

describe('the steps', () => {
  it('open the language of the address before all languages are loaded', async () => {
    const { release } = hold(fixtures.server, '/api/groups/languages');
    await openFlow({}, '?language=de&step=one');
    const german = () => screen.getByRole('tab', { name: /^German/, selected: true });
    expect(german()).toBeVisible();
    release();
    await within(screen.getByRole('tablist', { name: 'Languages' })).findByRole('tab', { name: /^French/ });
    expect(german()).toBeVisible();
  });

  it('are moved, removed and restored by keyboard, and saved as one list', async () => {
    const { user, id } = await openFlow();
    expect(lines()).toEqual(['one', 'two', 'three']);
    screen.getByRole('button', { name: /^1\. one/ }).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^2\. two/ })).toHaveFocus());
    expect(new URLSearchParams(location.search).get('step')).toBe('two');
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(lines()).toEqual(['two', 'one', 'three']);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(lines()).toEqual(['one', 'three']));
    // No confirmation, because it can be undone.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(named('“two” removed.'))).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^1\. one/ })).toHaveFocus());
    await user.click(await save());
    await waitFor(() => expect(flowOf(id)?.steps).toMatchObject([{ id: 'one' }, { id: 'three' }]));
    expect(sent(id)).toHaveLength(1);
    expect(Object.keys(sent(id)[0]).sort()).toEqual(['steps', 'version']);
    // Undo works even after saving.
    await user.click(await press('Undo last change'));
    await waitFor(() => expect(lines()).toEqual(['two', 'one', 'three']));
    await user.click(await press('Undo last change'));
    await user.click(await save());
    await waitFor(() =>
      expect(flowOf(id)?.steps).toMatchObject([{ id: 'one' }, { id: 'two' }, { id: 'three' }]),
    );
    expect(flowOf(id)?.version).toBe(3);
  });

  it('can have a published video; a deleted one is reported', async () => {
    const video = fixtures.api.records('videos').find(({ status }) => status === 'published');
    const title = String(Object(video?.title).en);
    const { user, id } = await openFlow({ steps: [step('one', { videoId: 'deleted' })] });
    expect(await screen.findByText(/The video no longer exists/)).toBeVisible();
    const picker = screen.getByRole('combobox', { name: 'Video' });
    await user.clear(picker);
    await pasteInto(user, picker, title);
    await user.click(await screen.findByRole('option', { name: title }));
    const preview = screen.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('Watch the video'));
    await user.click(await save());
    await waitFor(() => expect(flowOf(id)?.steps).toMatchObject([{ videoId: video?.id }]));
    await waitFor(() => expect(screen.queryByText(/The video no longer exists/)).toBeNull());
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const history = await screen.findByRole('region', { name: 'History' });
    // The deleted one has no name any more.
    await waitFor(() => expect(history).toHaveTextContent('Video: No longer there'));
    expect(history).toHaveTextContent(`Video: ${title}`);
  });

  it('are written in each language, with a preview', async () => {
    const { user, id } = await openFlow();
    const languages = within(await screen.findByRole('tablist', { name: 'Languages' }));
    await user.click(await languages.findByRole('tab', { name: /^German/ }));
    expect(new URLSearchParams(location.search).get('language')).toBe('de');
    await pasteInto(user, await field('Title (German)'), 'Eins');
    const preview = screen.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('Step 1 of 3Eins'));
    expect(preview).toHaveTextContent('NextSkip');
    expect(preview).not.toHaveTextContent('Finish');
    await user.click(await save());
    await waitFor(() =>
      expect(flowOf(id)?.steps).toMatchObject([{ title: { en: 'one', de: 'Eins' } }, {}, {}]),
    );
    // The guide's title is in the same language.
    await pasteInto(user, await field('Displayed title (German)'), 'Rundgang');
    await user.click(await save());
    await waitFor(() => expect(flowOf(id)?.title).toEqual({ en: 'Tour', de: 'Rundgang' }));
  });

  it('are on the page of what they point to, which the application declares', async () => {
    const { user, id } = await openFlow({
      steps: [
        step('new', { kind: 'pointer', anchor: 'messages.create' }),
        step('gone', { kind: 'pointer', page: '/profile', anchor: 'messages.shelf' }),
      ],
    });
    expect(await screen.findByText(/The element it points to no longer exists/)).toBeVisible();
    const problem = /The element it points to is on one page/;
    expect(await screen.findByText(problem)).toBeVisible();
    const refused = behind('POST', `flows/${id}/actions/publish`, { running: 'stay' });
    await expect(refused).rejects.toThrow('no_page');
    const anchor = screen.getByRole('combobox', { name: /^Points to/ });
    await user.clear(anchor);
    await pasteInto(user, anchor, 'new message');
    await user.click(await screen.findByRole('option', { name: 'New message button' }));
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('Messages');
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
    await user.clear(anchor);
    await pasteInto(user, anchor, 'Button');
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Help button', 'Menu button', 'New message button']);
  });

  it('show a refusal at the field concerned, and focus it', async () => {
    expectConsole(/ApiError/);
    const { user, id } = await openFlow();
    fixtures.server.use(
      http.put('/clientapi/v1/flows/:id', () =>
        HttpResponse.json(
          { errors: { 'steps.2.title.de': 'areas.onboarding-wizard.refusals.too_long' } },
          { status: 422 },
        ),
      ),
    );
    await user.type(await field('Internal name'), '!');
    await user.click(await press('Add step'));
    await user.click(await press('Undo last change'));
    await user.type(await field('Title (English)'), '!');
    await user.click(await save());
    expect(await screen.findByText('Too long.')).toBeVisible();
    await waitFor(async () => expect(await field('Title (German)')).toHaveFocus());
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      step: 'three',
      language: 'de',
    });
    expect(flowOf(id)?.name).toBe('Tour');
  });
});

describe('a guide as a whole', () => {
  it('is published after showing people, runs and problems', async () => {
    const { user, id } = await openFlow({ title: { en: 'Tour', de: 'Rundgang' } });
    await user.click(await press('Publish…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Tour”?' }));
    const people = fixtures.api.records('users').filter(({ status }) => status === 'active').length;
    expect(await dialog.findByText(`${people} people`)).toBeVisible();
    expect(dialog.getAllByText(/Title or text is missing in German/)).toHaveLength(3);
    // Nothing was begun in French; German, which was, is a problem of its own.
    const french = fixtures.api
      .records('users')
      .filter(({ status, language }) => status === 'active' && language === 'fr').length;
    expect(await dialog.findByText(`No text in French: ${french} people will read English.`)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open French' })).toHaveAttribute(
      'href',
      `/onboarding-wizard/${id}?tab=steps&language=fr`,
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('“Tour” is published.');
    expect(flowOf(id)).toMatchObject({ status: 'published', publishedVersion: 1 });
  });

  it('cannot be published without an audience, which is linked, or while a page is missing', async () => {
    const { user, id } = await openFlow({
      audience: { ...everyone, everyone: false },
      steps: [step('gone', { page: '/messages/shelf' })],
    });
    await user.click(await press('Publish…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Tour”?' }));
    expect(await dialog.findByText('Fix before publishing:')).toBeVisible();
    expect(await dialog.findAllByText(/The page no longer exists/)).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(dialog.getByRole('link', { name: 'The audience is empty.' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Audience and start' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    const everybody = await screen.findByRole('radio', { name: 'Everyone' });
    await waitFor(() => expect(everybody).toHaveFocus());
    await user.click(everybody);
    await user.click(await save());
    await waitFor(() => expect(flowOf(id)?.audience).toMatchObject({ everyone: true }));
    await waitFor(() => expect(screen.queryByText('The audience is empty.')).toBeNull());
  });

  it('can be tried on the real pages, on a phone and as a group member, without saving', async () => {
    const { user } = await openFlow({
      steps: [step('one'), step('users', { page: '/user-management/users' }), step('end')],
    });
    await user.click(await press('Try it'));
    const group = fixtures.api
      .records('groups')
      .find(({ roleIds, parentId }) => parentId === null && (roleIds as string[]).length === 0);
    const dialog = within(await screen.findByRole('dialog', { name: 'Try it' }));
    await pasteInto(
      user,
      await dialog.findByRole('combobox', { name: 'Group or role' }),
      String(group?.name),
    );
    await user.click(
      (await screen.findAllByRole('option', { name: new RegExp(`^${group?.name}`) }))[0] as HTMLElement,
    );
    await user.click(dialog.getByRole('combobox', { name: 'Device' }));
    await user.click(await screen.findByRole('option', { name: 'Phone' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    const bar = await screen.findByRole('region', { name: 'Test run, nothing is saved' });
    await waitFor(() => expect(bar).toHaveTextContent(new RegExp(`${group?.name}.* · Phone`)));
    expect(
      await screen.findByText('Step 1 of 2', { selector: '[data-guide]:not([inert] *) p' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    await heading('Messages');
    await user.click(within(await box()).getByRole('button', { name: 'Next' }));
    expect(await stepTitle('end')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'End test run' }));
    await heading('Tour');
    expect([noBox(), movesOf(fixtures)]).toEqual([true, []]);
  });

  it('is tried as the first group or role of its audience and in the open language', async () => {
    const role = fixtures.api.records('roles').find(({ name }) => name === 'Editor');
    const include = [{ type: 'role', id: role?.id, within: false }];
    const { user } = await openFlow({ audience: { ...everyone, everyone: false, include } }, '?language=de');
    await user.click(await press('Try it'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Try it' }));
    expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveTextContent('German');
    const member = dialog.getByRole('combobox', { name: 'Group or role' });
    await waitFor(() => expect(member).toHaveValue('Editor (role)'));
  });

  it('keeps what is unsaved while it is tried on other pages', async () => {
    expectConsole(/ApiError/);
    const { user, id } = await openFlow();
    await pasteInto(user, await field('Title (English)'), ' of mine');
    await user.click(await press('Try it'));
    await user.click(await press('Start'));
    expect(await stepTitle('one of mine')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    await heading('Messages');
    expect(hasUnsavedForms()).toBe(true);
    // Somebody else changes the same step.
    await behind('PUT', `flows/${id}`, { version: 1, steps: [step('one', { title: { en: 'theirs' } })] });
    await user.click(await press('End test run'));
    await heading('Tour');
    expect(await field('Title (English)')).toHaveValue('one of mine');
    await user.click(await save());
    const conflict = await screen.findByRole('dialog');
    expect(conflict).toHaveTextContent('theirs');
    expect(conflict).toHaveTextContent('one of mine');
    expect(flowOf(id)?.version).toBe(2);
  });

  it('keeps what is unsaved while an element is chosen on the page of the step', async () => {
    const { user } = await openFlow({ steps: [step('one', { kind: 'task', page: '/messages' })] });
    await pasteInto(user, await field('Title (English)'), ' of mine');
    await user.click(await press('Choose on the page'));
    await heading('Messages');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('region', { name: 'Choose an element.' });
    await user.keyboard('{Escape}');
    await heading('Tour');
    expect(await field('Title (English)')).toHaveValue('one of mine');
  });

  it('has figures by step and a list of versions, and can be paused and resumed', async () => {
    const { user } = await renderApp('/onboarding-wizard/first-steps?tab=figures', { as: 'admin' });
    const table = await screen.findByRole('table', { name: 'People by step' });
    const runs = fixtures.api
      .records('flow-runs')
      .filter(({ flowId, number }) => flowId === 'first-steps' && number === 2);
    expect(within(table).getByRole('row', { name: /^1\. Welcome/ })).toHaveTextContent(
      `Welcome${runs.length}`,
    );
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const versions = await screen.findByRole('list', { name: 'Published versions' });
    expect(versions).toHaveTextContent('Version 2 · currently published');
    await user.click(await press('Pause'));
    expect(await screen.findByText('“Your first steps” is paused.')).toBeVisible();
    await waitFor(async () => expect(await press('Resume')).toHaveFocus());
    await user.click(await press('Resume'));
    await waitFor(async () => expect(await press('Pause')).toHaveFocus());
  });

  it('has versions with their steps and changes, of which an earlier one becomes the draft; that is compared and discarded', async () => {
    const { user, id, services } = await openFlow();
    await behind('POST', `flows/${id}/actions/publish`, { version: 1 });
    const counted = { type: 'data', check: 'groups.count', atLeast: 3 };
    const third = step('three', { kind: 'task', doneBy: counted, required: true });
    await behind('PUT', `flows/${id}`, { version: 2, steps: [third, step('new')] });
    await behind('POST', `flows/${id}/actions/publish`, { version: 3 });
    await services.queryClient.invalidateQueries();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const versions = await screen.findByRole('list', { name: 'Published versions' });
    const [second, first] = await within(versions).findAllByRole('listitem');
    expect(within(second as HTMLElement).queryByRole('button', { name: /^Restore/ })).toBeNull();
    await user.click(within(first as HTMLElement).getByRole('button', { name: '3 steps' }));
    expect(first).toHaveTextContent(/English: one.*English: two.*English: three/);
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Changes since version 1' }));
    expect(within(second as HTMLElement).getByRole('row', { name: /^Steps/ })).toHaveTextContent(
      /one → two → three.*English: two.*three → new.*Task English: three.*Done when: Groups, At least: 3 Required.*English: new About new$/,
    );
    await user.click(await press('Restore version 1'));
    expect(await screen.findByText('Restored.')).toBeVisible();
    const draft = (await within(versions).findByText('Draft')).closest('li') as HTMLElement;
    await user.click(within(draft).getByRole('button', { name: 'Changes since version 2' }));
    const rows = within(draft).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Steps']);
    const ids = (...all: string[]) => all.map((each) => ({ id: each }));
    expect(flowOf(id)).toMatchObject({ steps: ids('one', 'two', 'three'), hasDraft: true });
    expect(flowOf(id)).toMatchObject({ publishedVersion: 2 });
    await user.click(await press('More actions'));
    await user.click(await screen.findByText('Discard draft'));
    const question = await screen.findByRole('dialog', { name: /Discard the draft of/ });
    await user.click(within(question).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText(/^The draft of .* is discarded\.$/)).toBeVisible();
    expect(flowOf(id)).toMatchObject({ steps: ids('three', 'new'), hasDraft: false });
  });

  it('has a history that shows the changed steps and restores them in their order', async () => {
    const { user, id, services } = await openFlow();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Not published yet.')).toBeVisible();
    const steps = [step('three'), step('one'), step('two', { title: { en: 'zwei' } })];
    await behind('PUT', `flows/${id}`, { version: 1, steps });
    await behind('POST', `flows/${id}/actions/publish`, { version: 2 });
    await services.queryClient.invalidateQueries();
    const events = async () =>
      within(await screen.findByRole('region', { name: 'History' }))
        .getAllByRole('listitem')
        .filter((item) => item.textContent?.startsWith('Updated'));
    await waitFor(async () => expect(await events()).toHaveLength(2));
    const [published, changed] = await events();
    expect(published).toHaveTextContent(/Published version\(nothing\)Version 1/);
    expect(within(published as HTMLElement).queryByRole('button')).toBeNull();
    expect(changed).toHaveTextContent(/one → two → three.*English: two.*three → one → zwei.*English: zwei/);
    expect(changed).not.toHaveTextContent('English: one');
    const restore = () => within(changed as HTMLElement).getByRole('button', { name: /^Restore/ });
    const openTab = (name: string) => user.click(screen.getByRole('tab', { name }));
    const type = async (text: string) => {
      await openTab('Steps');
      await user.type(await screen.findByRole('textbox', { name: /^Internal name/ }), text);
      await openTab('History');
    };
    await type('x');
    expect(restore()).toHaveAttribute('aria-disabled', 'true');
    await type('{Backspace}');
    await user.click(restore());
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(flowOf(id)?.steps).toMatchObject([
      { id: 'one' },
      { id: 'two', title: { en: 'two' } },
      { id: 'three' },
    ]);
    expect(flowOf(id)).toMatchObject({ hasDraft: true, publishedVersion: 1 });
  });
});

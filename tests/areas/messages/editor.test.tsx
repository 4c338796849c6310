import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openActions } from '../../support/actions';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
import { openFixtureApi, renderApp, signInBefore } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';
import {
  actBehind,
  changeBehind,
  field,
  manageBehind,
  messagesOf,
  openMessage,
  save,
  tab,
} from './messagePages';

const fixtures = openFixtureApi({ counts: { users: 80 } });

const { byId, find, sent } = messagesOf(fixtures);

const draft = () => find(({ status }) => status === 'draft');
const live = () => find(({ name }) => name === 'Data protection rules');

describe('writing a message', () => {
  it('needs no permission for user management', async () => {
    const { id } = find(({ name }) => name === 'Print catalogue: deadline');
    const { user } = await openMessage(id, '?tab=audience');
    await pasteInto(user, screen.getByRole('combobox', { name: 'Groups, roles and people' }), 'controller');
    await user.click(await screen.findByRole('option', { name: /^Controller \(role\)/ }));
    await user.click(save());
    await waitFor(() => expect(JSON.stringify(byId(id).audience)).toContain('"type":"role"'));
    await user.click(await tab('History'));
    for (const path of ['/clientapi/v1/users', '/api/groups', '/clientapi/v1/roles'])
      expect(fixtures.calls(path)).toEqual([]);
  });

  it('asks nothing of readers that messages of its type cannot ask, and saves the draft', async () => {
    const { id } = find(({ status, kind }) => status === 'draft' && kind === 'modal');
    const { user } = await openMessage(id, '?tab=schedule');
    const dismissible = screen.getByRole('checkbox', { name: /^Readers can dismiss it/ });
    const acknowledge = screen.getByRole('checkbox', { name: /^Readers have to confirm it/ });
    expect(dismissible).toBeDisabled();
    if (!byId(id).acknowledge) await user.click(acknowledge);
    expect(acknowledge).toBeChecked();
    await user.click(await tab('Texts'));
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Banner' }));
    await user.click(await tab('Schedule'));
    expect(dismissible).toBeEnabled();
    expect(acknowledge).toBeDisabled();
    expect(acknowledge).not.toBeChecked();
    await user.click(save());
    await waitFor(() => expect(byId(id)).toMatchObject({ kind: 'banner', acknowledge: false }));
  });

  it('shows errors of a link address, before and after saving', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    await pasteInto(user, field('Link text'), 'Open');
    await pasteInto(user, field('Link URL'), 'javascript:alert(1)');
    await user.tab();
    expect(await screen.findByText(/^The URL must start with https/)).toBeVisible();
    await user.clear(field('Link URL'));
    await user.paste('/nowhere');
    await user.click(await tab(/^English/));
    await user.click(save());
    await waitFor(async () =>
      expect(await tab('German needs checking')).toHaveAttribute('aria-selected', 'true'),
    );
    expect(screen.getByText('There is no such page here.')).toBeVisible();
  });

  it('inserts a placeholder where the user typed last, else into the title', async () => {
    const { user } = await openMessage(draft().id);
    const chip = screen.getByRole('button', { name: 'Insert %{name}' });
    const title = (field('Title') as HTMLInputElement).value;
    await user.clear(field('Summary'));
    await user.paste('Dear ');
    await user.click(chip);
    expect(field('Summary')).toHaveValue('Dear %{name}');
    await user.click(field('Link URL'));
    await user.click(chip);
    expect(field('Summary')).toHaveValue('Dear %{name}');
    expect(field('Link URL')).toHaveValue('');
    expect(field('Title')).toHaveValue(`${title}%{name}`);
  });

  it('keeps and marks the text of a language that is no longer offered', async () => {
    const { id } = find(({ texts }) => 'it' in (texts as object));
    const { user } = await openMessage(id);
    expect(await tab('Italian (no longer offered) complete')).toBeVisible();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Internal name' }), '!');
    // Readers do not see the name, so nothing is asked.
    await user.click(save());
    await screen.findByText('Saved.');
    expect(byId(id).texts).toHaveProperty('it.title', 'Il nostro ufficio di Milano ha cambiato sede');
  });

  it('opens the language of the address before all languages are loaded', async () => {
    const { id } = draft();
    const { release } = hold(fixtures.server, '/api/groups/languages');
    await renderApp(`/messages/${id}?language=fr`, { as: 'editor' });
    expect(await tab(/^French/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /no longer offered/ })).toBeNull();
    release();
    expect(await tab(/^German/)).toBeVisible();
    expect(await tab(/^French/)).toHaveAttribute('aria-selected', 'true');
  });

  it('asks which version to keep if somebody else has changed the same language', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    await user.clear(field('Title'));
    await user.paste('Mein Titel');
    const { de } = byId(id).texts as { de: object };
    await changeBehind(id, { texts: { de: { ...de, title: 'Ihr Titel' } } });
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    const choice = within(within(dialog).getByRole('radiogroup', { name: 'Text in German' }));
    // The author and the changed words.
    expect(dialog).toHaveTextContent(/Emil Sommer/);
    expect(choice.getByText('Mein', { selector: 'mark' })).toBeVisible();
    expect(choice.getByText('Ihr', { selector: 'mark' })).toBeVisible();
    await user.click(choice.getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(byId(id).texts).toMatchObject({ de: { title: 'Ihr Titel' } });
    await waitFor(() => expect(field('Title')).toHaveValue('Ihr Titel'));
  });

  it('asks whether a change of a published message is news; Cancel keeps the form', async () => {
    const { id, revision } = live();
    const { user } = await openMessage(id);
    await pasteInto(user, field('Title'), '!');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: /^Save changes to/ });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((field('Title') as HTMLInputElement).value).toMatch(/!$/);
    expect(sent(id)).toEqual([]);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as news' }));
    await screen.findByText('Saved.');
    expect(sent(id)).toMatchObject([{ change: 'news' }]);
    expect(byId(id).revision).toBe(Number(revision) + 1);
  });

  it('compares with a version that was paused meanwhile and asks only once', async () => {
    expectConsole(/ApiError/);
    const { id } = live();
    const { user } = await openMessage(id);
    const typed = `${(field('Title') as HTMLInputElement).value}!`;
    await pasteInto(user, field('Title'), '!');
    await actBehind(id, 'pause');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as correction' }));
    const stale = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    await user.click(within(stale).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Title')).toHaveValue(typed);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as correction' }));
    const again = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    await user.click(within(again).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(sent(id).at(-1)).toMatchObject({ change: 'correction' });
  });

  it('marks outdated translations until they are confirmed', async () => {
    const { id } = draft();
    const { user } = await openMessage(id);
    await pasteInto(user, field('Title'), '!');
    await user.click(save());
    await user.click(await tab('German outdated'));
    await user.click(await screen.findByRole('button', { name: 'Keep as is' }));
    await user.click(save());
    await waitFor(() => expect(byId(id).outdated).not.toContain('de'));
    expect(await tab('German complete')).toBeVisible();
  });

  it('is read-only after its end', async () => {
    const { id } = find(
      ({ status, endsAt }) => status === 'published' && Date.parse(String(endsAt)) < Date.now(),
    );
    const { user } = await renderApp(`/messages/${id}`, { as: 'editor' });
    expect(await screen.findByRole('tab', { name: 'Message' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await openActions(user);
    expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(/^Published messages/);
  });
});

describe('the schedule', () => {
  const type = async (user: Awaited<ReturnType<typeof openMessage>>['user'], day: string, time: string) => {
    const start = within(screen.getByRole('group', { name: 'Start' }));
    await user.clear(start.getByRole('textbox', { name: 'Date' }));
    await user.paste(day);
    await user.clear(start.getByRole('textbox', { name: 'Time' }));
    await user.paste(time);
  };

  it('asks which of two equal times is meant', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '10/31/2027', '02:30');
    expect(await screen.findByRole('radio', { name: /^First .*12:30.*UTC/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Second .*0?1:30.*UTC/ }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ startsAt: '2027-10-31T01:30:00Z' }]));
  });

  it('says what is wrong at its field', async () => {
    const { user } = await openMessage(draft().id, '?tab=schedule');
    const start = () => screen.getByRole('group', { name: 'Start' });
    for (const [day, time, reason] of [
      ['02/30/2027', '09:00', 'There is no such day.'],
      ['1.12.2027', '25:00', 'There is no such time.'],
      ['2027-12-01', '', 'Enter a time too.'],
      ['soon', '09:00', 'Enter a date, such as 11/22/2026.'],
    ] as const) {
      await type(user, day, time);
      await user.tab();
      await user.click(screen.getByRole('heading', { level: 1 }));
      expect(await within(start()).findByText(reason)).toBeVisible();
    }
  });

  it('calls publishing what it does', async () => {
    const { id } = draft();
    await signInBefore('editor');
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, severity: 'info', kind: 'banner', startsAt: null, endsAt: null });
    const { user } = await openMessage(id, '?tab=schedule');
    expect(screen.getByRole('button', { name: 'Publish…' })).toBeVisible();
    await type(user, '12/31/2099', '09:00');
    expect(screen.getByRole('button', { name: 'Schedule…' })).toBeVisible();
    await type(user, '12/31/2027', '09:00');
    await user.click(screen.getByRole('button', { name: 'Schedule…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Schedule “/ }));
    await user.click(await dialog.findByRole('button', { name: /^Schedule for \d+$/ }));
    expect(await screen.findByText(/is scheduled\.$/)).toBeVisible();
  });

  const zone = () => screen.findByRole('combobox', { name: 'Time zone' });
  const choose = async (
    user: Awaited<ReturnType<typeof openMessage>>['user'],
    typed: string,
    name: string,
  ) => {
    await user.clear(await zone());
    await user.paste(typed);
    await user.click(await screen.findByRole('option', { name }));
  };
  const startTime = () =>
    within(screen.getByRole('group', { name: 'Start' })).getByRole('textbox', { name: 'Time' });
  /** A draft with a schedule in this zone. */
  const scheduled = (timeZone: string) => {
    const message = draft();
    Object.assign(message, { timeZone, startsAt: '2027-11-10T17:00:00Z', endsAt: '2027-11-12T17:00:00Z' });
    return message;
  };

  it('keeps a zone with a former name unless another one is selected', async () => {
    const { id } = scheduled('Asia/Calcutta');
    const { user } = await openMessage(id, '?tab=schedule');
    expect(await zone()).toHaveValue('Asia/Kolkata');
    expect(startTime()).toHaveValue('10:30 PM');
    await choose(user, 'Kiev', 'Europe/Kyiv');
    expect(startTime()).toHaveValue('10:30 PM');
    expect(save()).toBeEnabled();
    await choose(user, 'Calcutta', 'Asia/Kolkata');
    expect(startTime()).toHaveValue('10:30 PM');
    expect(save()).toBeDisabled();
    await choose(user, 'Kiev', 'Europe/Kyiv');
    await user.click(save());
    await screen.findByText('Saved.');
    expect(sent(id)).toMatchObject([{ timeZone: 'Europe/Kyiv' }]);
  });

  it('shows an unknown zone by its name, with times in UTC, and lets it be replaced', async () => {
    const { id } = scheduled('Mars/Phobos');
    const { user } = await openMessage(id, '?tab=schedule');
    expect(await zone()).toHaveValue('Mars/Phobos');
    expect(startTime()).toHaveValue('5:00 PM');
    await choose(user, 'Berlin', 'Europe/Berlin');
    await user.click(save());
    await screen.findByText('Saved.');
    expect(sent(id)).toMatchObject([{ timeZone: 'Europe/Berlin' }]);
  });
});

describe('publishing', () => {
  /** Active users without an account in the tests. */
  const someActive = (count: number) => {
    const people = fixtures.api.records('users').filter(({ status }) => status === 'active');
    return people.slice(-count).map(({ id }) => id);
  };

  it('asks again if the number of people has changed', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    await signInBefore('editor');
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, severity: 'info', kind: 'banner', acknowledge: false, endsAt: null });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish “/ }));
    const button = await dialog.findByRole('button', { name: /^Publish to \d+$/ });
    const countBefore = Number(button.textContent?.replace(/\D/g, ''));
    const ids = someActive(10);
    for (const each of ids) await manageBehind('POST', `users/${each}/actions/suspend`);
    await user.click(button);
    const now = countBefore - ids.length;
    expect(await dialog.findByText(`${now} people`)).toBeVisible();
    expect(dialog.getByText(new RegExp(`is now ${now} people`))).toBeVisible();
    expect(byId(id)).toMatchObject({ status: 'draft' });
    await user.click(dialog.getByRole('button', { name: `Publish to ${now}` }));
    expect(await screen.findByText(/is live\.$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(byId(id)).toMatchObject({ status: 'published' });
    const path = `/clientapi/v1/messages/${id}/actions/publish`;
    const counts = fixtures.calls(path, 'POST').map(({ body }) => JSON.parse(body).expectedCount);
    expect(counts).toEqual([countBefore, now]);
  });

  it('warns of an empty audience and a start that has passed', async () => {
    const { id } = draft();
    await signInBefore('editor');
    const startsAt = new Date(Date.now() - 3_600_000).toISOString();
    const audience = { everyone: false, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, startsAt, endsAt: null, severity: 'critical' });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish “/ }));
    const link = await dialog.findByRole('link', { name: 'The audience is empty.' });
    expect(link).toHaveAttribute('href', `/messages/${id}?tab=audience`);
    expect(dialog.getByText('The start has passed, so it is live at once.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('lists on the form what is missing, until it is there', async () => {
    const { id } = draft();
    await signInBefore('editor');
    const audience = { everyone: false, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, texts: { en: null, de: null, fr: null }, fallback: 'en' });
    const { user } = await openMessage(id);
    const list = async () => (await screen.findByText(/^\d problem/)).closest('[role=alert]');
    expect(await list()).toHaveTextContent('2 problems');
    const text = within((await list()) as HTMLElement).getByRole('link', { name: /needs a title/ });
    expect(text).toHaveAttribute('href', `/messages/${id}?tab=texts&language=en`);
    await user.click(text);
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await pasteInto(user, field('Title'), 'Sale');
    await pasteInto(user, field('Summary'), 'Today');
    await waitFor(async () => expect(await list()).toHaveTextContent('1 problemThe audience is empty.'));
    // Saves first, and says in the question what is still missing.
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish “/ }));
    expect(await dialog.findByText('Fix before publishing:')).toBeVisible();
    expect(dialog.queryByText(/needs a title/)).toBeNull();
    expect(sent(id).at(-1)).toMatchObject({ texts: { en: { title: 'Sale', summary: 'Today' } } });
  });

  it('lists missing languages in the audience tab and before publishing', async () => {
    const { id } = draft();
    await signInBefore('editor');
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    const text = { title: 'Sale', summary: 'Today', body: '', actionLabel: '', actionUrl: '' };
    const german = fixtures.api
      .records('users')
      .filter(({ status, language }) => status === 'active' && language === 'de').length;
    expect(german).toBeGreaterThan(1);
    await changeBehind(id, { audience, texts: { en: text, de: null, fr: text }, severity: 'info' });
    const { user } = await openMessage(id, '?tab=audience');
    const notice = `No text in German: ${german} people will read English.`;
    expect(await screen.findByText(notice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish “/ }));
    expect(await dialog.findByText(notice)).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Open German' }));
    expect(await tab('German empty')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Placeholders:')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await pasteInto(user, field('Title'), 'Ausverkauf %{name}');
    // Saves the change first.
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const again = within(await screen.findByRole('dialog', { name: /^Publish “/ }));
    const half = `Text in German is incomplete: ${german} people will read English.`;
    expect(await again.findByText(half)).toBeVisible();
  });

  it('requires the number of people to be typed for a critical message', async () => {
    const { id } = draft();
    await signInBefore('editor');
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, severity: 'critical' });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = await screen.findByRole('dialog', { name: /^Publish “/ });
    const button = await within(dialog).findByRole('button', { name: /^Publish to \d+$/ });
    expect(button).toBeDisabled();
    await pasteInto(
      user,
      within(dialog).getByRole('textbox'),
      String(button.textContent?.replace(/\D/g, '')),
    );
    expect(button).toBeEnabled();
  });
});

describe('the preview', () => {
  const { find } = messagesOf(fixtures);

  const draft = () => find(({ status, texts }) => status === 'draft' && 'fr' in (texts as object));
  const frame = async () => within(await screen.findByRole('region', { name: 'What readers see' }));

  it('shows neither unsafe links nor pictures, and follows the language that is being written', async () => {
    const { user } = await openMessage(draft().id);
    await user.click(await screen.findByRole('combobox', { name: /^Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Inbox' }));
    const bad = '[a](javascript:1) [b](//evil.example) www.evil.example ![d](https://shop.example/x.png)';
    const value = `${bad}\n\n[c](/profile) [e](https://e.example/a_(b)) https://e.example/f <https://e.example/g_(h)> \`https://e.example\``;
    fireEvent.change(field('Text'), { target: { value } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByRole('link', { name: 'c' })).toBeVisible();
    const addresses = (await frame()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const out = ['a_(b)', 'f', 'g_(h)'].map((path) => `https://e.example/${path}`);
    expect(addresses).toEqual(['/profile', ...out]);
    expect(document.querySelector('main img')).toBeNull();
    await user.click(await tab('Texts'));
    await user.click(await tab(/^German/));
    fireEvent.change(field('Title'), { target: { value: 'Ausverkauf' } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByText('Ausverkauf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'DE: German' })).toBePressed();
    await user.click(screen.getByRole('button', { name: 'EN: English' }));
    expect((await frame()).queryByText('Ausverkauf')).toBeNull();
  });

  it('shows the strip of a banner and what it opens, also enlarged', async () => {
    const { user } = await openMessage(
      find(({ status, kind }) => status === 'draft' && kind === 'banner').id,
    );
    fireEvent.change(field('Text'), { target: { value: 'All **novels**.' } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByText('Opened in the inbox:')).toBeVisible();
    expect((await frame()).getByText('novels')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    await user.click(screen.getByRole('button', { name: 'Enlarge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(dialog.getByText('novels')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Phone' })).toBePressed();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns to the text if that has an error, which names the link', async () => {
    const { user } = await openMessage(draft().id);
    fireEvent.change(field('Text'), { target: { value: 'One\n![a](https://e.example/a.png)' } });
    fireEvent.blur(field('Text'));
    expect(await screen.findByText('Line 2: Images are not possible here.')).toBeVisible();
    fireEvent.change(field('Text'), { target: { value: 'See [a](http://e.example/a)\n\n- [ ] ~~b~~' } });
    expect(
      screen.getByText(
        'Readers will see this as typed: checkboxes ([ ]) (line 3) and strikethrough (~~) (line 3).',
      ),
    ).toBeVisible();
    await user.click(await tab('Preview'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^http:\/\/e\.example\/a: Links must start with/)).toBeVisible();
    await waitFor(() => expect(field('Text')).toHaveFocus());
  });
});

describe('the receipts', () => {
  const { find } = messagesOf(fixtures);

  const receiptsOf = (id: string) =>
    fixtures.api.records('message-receipts').filter(({ messageId }) => messageId === id);
  const isLive = ({ status, endsAt, startsAt }: Record<string, unknown>) =>
    status === 'published' &&
    Date.parse(String(startsAt)) < Date.now() &&
    (endsAt === null || Date.parse(String(endsAt)) > Date.now());
  /** A published message that records names. */
  const named = () =>
    find((message) => message.receipts === 'people' && isLive(message) && receiptsOf(message.id).length > 5);

  const people = async () => within(await screen.findByRole('list', { name: 'People' }));

  it('are only numbers if no names are recorded', async () => {
    const { id } = find((message) => isLive(message) && message.receipts === 'counts');
    const { user } = await openMessage(id, '?tab=receipts');
    expect(await screen.findByText(/^Numbers only: no one sees who has read it/)).toBeVisible();
    expect(fixtures.calls('/clientapi/v1/message-receipts')).toEqual([]);
    await user.click(await tab('Audience'));
    expect(screen.getByRole('radio', { name: 'Names' })).toBeDisabled();
    expect(screen.getByText('Cannot be changed after publishing.')).toBeVisible();
  });

  it('tell people of one name apart, and show who has not confirmed', async () => {
    const { id } = find((message) => isLive(message) && message.acknowledge === true);
    const { user } = await openMessage(id, '?tab=receipts');
    const [first] = (await people()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/[^@ ]+@\S+/);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    // Nobody can dismiss what is to be confirmed.
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['Everyone', 'Not confirmed', 'Not seen', 'Seen', 'Confirmed'],
    ]);
    await user.click(screen.getByRole('option', { name: 'Not confirmed' }));
    await waitFor(async () => expect((await people()).queryByText(/^Confirmed/)).toBeNull());
    expect((await people()).getAllByText(/^(Not seen|Seen)/).length).toBeGreaterThan(0);
  });

  it('say whom a reminder skips, send none if it would reach nobody, and report that the server cannot send emails', async () => {
    expectConsole(/ApiError/);
    const { id, acknowledge } = named();
    const results = [
      { id: 'u1', ok: true },
      { id: 'u2', ok: false, code: 'reminded_today' },
      { id: 'u3', ok: false, code: 'reminded_today' },
    ];
    const answers = [results, results, results.slice(1)];
    fixtures.server.use(
      http.post('*/messages/:id/actions/remind', () => HttpResponse.json({ results: answers.shift() })),
    );
    const { user } = await openMessage(id, '?tab=receipts');
    await people();
    await user.click(screen.getByRole('button', { name: 'Remind…' }));
    const dialog = await screen.findByRole('dialog');
    const reaction = acknowledge ? 'confirmed' : 'seen';
    expect(dialog).toHaveTextContent(
      `1 person who has not ${reaction} it will get an email. 2 people will be skipped`,
    );
    await user.click(screen.getByRole('button', { name: 'Send reminders' }));
    expect(await screen.findByText(/^1 reminder sent\. 2 people will be skipped/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remind…' }));
    expect(await screen.findByText(/^2 people will be skipped/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const bodies = fixtures.calls(`/clientapi/v1/messages/${id}/actions/remind`, 'POST');
    expect(bodies.map(({ body }) => JSON.parse(body))).toEqual([
      { dryRun: true },
      { dryRun: false },
      { dryRun: true },
    ]);
    const refusal = { code: 'no_mail', message: 'areas.messages.refusals.no_mail' };
    fixtures.server.use(
      http.post('*/messages/:id/actions/remind', () => HttpResponse.json(refusal, { status: 409 })),
    );
    await user.click(screen.getByRole('button', { name: 'Remind…' }));
    expect(await screen.findByText(/cannot send emails right now/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
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
import { currentAnswers } from './reader/readerScreen';

const fixtures = openFixtureApi({ counts: { users: 40 } });

const { all, byId, find, sent } = messagesOf(fixtures);

const draft = () => find(({ status }) => status === 'draft');
const live = () => find(({ name }) => name === 'Please confirm the data protection rules');

describe('writing a message', () => {
  it('creates a draft and opens it', async () => {
    const { user } = await renderApp('/messages/create', { as: 'editor' });
    await heading('New message');
    await tab(/^German/);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sale');
    await user.type(field('Title'), 'Big sale');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await heading('Sale');
    const [made] = all().slice(-1);
    expect(address()).toBe(`/messages/${made?.id}`);
    expect(made?.texts).toMatchObject({ en: { title: 'Big sale', summary: '' } });
  });

  it('is begun elsewhere with its kind and its link, but not with a bad one', async () => {
    const { unmount } = await renderApp('/messages/create?kind=inbox&link=/profile', { as: 'editor' });
    await tab(/^German/);
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Inbox');
    expect(field('Link address')).toHaveValue('/profile');
    unmount();
    await renderApp('/messages/create?kind=none&link=javascript:alert(1)', { as: 'editor' });
    await tab(/^German/);
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Banner');
    expect(field('Link address')).toHaveValue('');
  });

  it('MS16 is written whole by an editor who does not manage users', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=audience');
    const groups = screen.getByRole('combobox', { name: 'Groups and roles' });
    await user.type(groups, 'controller');
    await user.click(await screen.findByRole('option', { name: /^Controller \(role\)/ }));
    await user.click(save());
    await waitFor(() => expect(JSON.stringify(byId(id).audience)).toContain('"type":"role"'));
    await user.click(await tab('History'));
    for (const path of ['/clientapi/v1/users', '/api/groups', '/clientapi/v1/roles'])
      expect(fixtures.calls(path)).toEqual([]);
  });

  it('says of each language how complete it is, and copies from another one', async () => {
    const { id } = find(({ texts, status }) => status === 'published' && !('fr' in (texts as object)));
    const { user } = await openMessage(id);
    expect(await tab('French empty')).toBeVisible();
    await user.click(await tab('French empty'));
    expect(new URLSearchParams(location.search).get('language')).toBe('fr');
    await user.click(await screen.findByRole('button', { name: 'Copy from German' }));
    expect(await tab('French complete')).toBeVisible();
    expect(field('Title')).toHaveValue((byId(id).texts as { de: { title: string } }).de.title);
    await user.clear(field('Summary'));
    expect(await tab('French incomplete')).toBeVisible();
  });

  it('inserts a placeholder where one has written last, or else into the title, by keyboard too', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    const insert = (name: string) => screen.findByRole('button', { name: `Insert ${name}` });
    const title = (field('Title') as HTMLInputElement).value;
    await user.click(await insert('%{product}'));
    expect(field('Title')).toHaveValue(`${title}%{product}`);
    expect(field('Title')).toHaveFocus();
    await user.clear(field('Summary'));
    await user.type(field('Summary'), 'Hello !');
    await user.keyboard('{ArrowLeft}');
    (await insert('%{name}')).focus();
    await user.keyboard('{Enter}');
    expect(field('Summary')).toHaveValue('Hello %{name}!');
    // An address is not filled in, and what was written in another language is not meant.
    await user.click(field('Link address'));
    await user.click(await insert('%{name}'));
    expect(field('Summary')).toHaveValue('Hello %{name}%{name}!');
    await user.click(await tab(/^English/));
    const before = (field('Title') as HTMLInputElement).value;
    await user.click(await insert('%{name}'));
    expect((field('Title') as HTMLInputElement).value).toHaveLength(before.length + '%{name}'.length);
    await user.click(save());
    await waitFor(() => expect(sent(id).at(-1)?.texts.de.summary).toBe('Hello %{name}%{name}!'));
  });

  it('MS26 refuses an address that is no good, before and after the server does', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    await user.type(field('Link text'), 'Open');
    await user.type(field('Link address'), 'javascript:alert(1)');
    await user.tab();
    expect(await screen.findByText(/^The address must begin with https/)).toBeVisible();
    await user.clear(field('Link address'));
    await user.type(field('Link address'), '/nowhere');
    await user.click(await tab(/^English/));
    await user.click(save());
    await waitFor(async () =>
      expect(await tab('German please check')).toHaveAttribute('aria-selected', 'true'),
    );
    expect(screen.getByText('There is no such page here.')).toBeVisible();
  });

  it('MS24 keeps and marks the text of a language that is offered no more', async () => {
    const { id } = find(({ texts }) => 'ar' in (texts as object));
    const { user } = await openMessage(id);
    expect(await tab('Arabic (no longer offered) complete')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as a correction' }));
    await screen.findByText('Saved.');
    expect(byId(id).texts).toHaveProperty('ar.title', 'صيانة يوم السبت');
  });

  it('opens the tab of what the server refuses, and leaves it open to another one', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id);
    await user.click(await tab('Schedule'));
    await user.click(screen.getByRole('checkbox', { name: 'Readers can dismiss it' }));
    await user.click(await tab('Texts'));
    await user.click(save());
    expect(await tab('Schedule')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('What cannot be dismissed needs an end.')).toBeVisible();
    await user.click(await tab('Audience'));
    expect(await tab('Audience')).toHaveAttribute('aria-selected', 'true');
  });

  it('limits a banner to the pages of some areas, of which the author need not open any', async () => {
    const { id } = find(({ status, kind }) => status === 'draft' && kind === 'banner');
    const { user } = await openMessage(id, '?tab=audience');
    await user.click(screen.getByRole('combobox', { name: 'Areas' }));
    await user.click(await screen.findByRole('option', { name: 'User Management' }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ areas: ['user-management'] }]));
    expect(byId(id).areas).toEqual(['user-management']);
    await user.click(await tab('Texts'));
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Inbox' }));
    await user.click(await tab('Audience'));
    expect(screen.getByRole('combobox', { name: 'Areas' })).toBeDisabled();
  });

  it('MS18 asks mine or theirs where somebody else has written the same language', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    const write = async (title: string) => {
      await user.clear(field('Title'));
      await user.type(field('Title'), title);
    };
    const behind = (title: string) => {
      const texts = byId(id).texts as { de: object };
      return changeBehind(id, { texts: { de: { ...texts.de, title } } });
    };
    await write('Mein Titel');
    await behind('Ihr Titel');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    const choice = within(within(dialog).getByRole('radiogroup', { name: 'Text in German' }));
    expect(choice.getByText(/Mein Titel/)).toBeVisible();
    expect(choice.getByText(/Ihr Titel/)).toBeVisible();
    await user.click(choice.getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(byId(id).texts).toMatchObject({ de: { title: 'Ihr Titel' } });
    await waitFor(() => expect(field('Title')).toHaveValue('Ihr Titel'));
  });

  it('MS18 MS20 keeps both when somebody else has written another language', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    const { user } = await openMessage(id, '?language=de');
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Mein Titel');
    const texts = byId(id).texts as { fr: object };
    await changeBehind(id, { texts: { fr: { ...texts.fr, title: 'Leur titre' } } });
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    expect(within(dialog).getByRole('radiogroup', { name: 'Text in French' })).toBeVisible();
    expect(within(dialog).getByRole('radiogroup', { name: 'Text in German' })).toBeVisible();
    expect(within(dialog).queryByText('Text in English')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(byId(id).texts).toMatchObject({ de: { title: 'Mein Titel' }, fr: { title: 'Leur titre' } });
  });

  it('MS20 says that it was paused meanwhile, and loses nothing that was typed', async () => {
    expectConsole(/ApiError/);
    const { id } = live();
    const { user } = await openMessage(id);
    await user.type(field('Title'), '!');
    await actBehind(id, 'pause');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save as a correction' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved meanwhile' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((field('Title') as HTMLInputElement).value).toMatch(/!$/);
  });

  it('MS19 asks of what readers have whether the change is news; Cancel keeps the form', async () => {
    const { id, revision } = live();
    const { user } = await openMessage(id);
    await user.type(field('Title'), '!');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: /^Change/ });
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
});

describe('the schedule', () => {
  const type = async (user: Awaited<ReturnType<typeof openMessage>>['user'], day: string, time: string) => {
    const start = within(screen.getByRole('group', { name: 'Start' }));
    await user.clear(start.getByRole('textbox', { name: 'Day' }));
    await user.type(start.getByRole('textbox', { name: 'Day' }), day);
    await user.clear(start.getByRole('textbox', { name: 'Time' }));
    await user.type(start.getByRole('textbox', { name: 'Time' }), time);
  };

  it('MS01 says at the end that it comes too early', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    await changeBehind(id, { startsAt: '2027-07-01T16:00:00.000Z', endsAt: '2027-07-01T17:00:00.000Z' });
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '07/02/2027', '10:00');
    await user.click(save());
    const end = within(await screen.findByRole('group', { name: 'End' }));
    expect(await end.findByText('The end must be at least 5 minutes after the start.')).toBeVisible();
    expect(byId(id).startsAt).toBe('2027-07-01T16:00:00.000Z');
  });

  it('MS01 makes up no time of what is half typed, and says when the end comes before the start', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    await changeBehind(id, { startsAt: null, endsAt: '2027-07-01T17:00:00.000Z' });
    const { user } = await openMessage(id, '?tab=schedule');
    const said = await screen.findByText(/^From publishing until/);
    const start = within(screen.getByRole('group', { name: 'Start' }));
    await user.type(start.getByRole('textbox', { name: 'Day' }), '07/02/2027');
    expect(said).toHaveTextContent('Please enter a day and a time.');
    await user.type(start.getByRole('textbox', { name: 'Time' }), '10:00');
    expect(said).toHaveTextContent('The end must be at least 5 minutes after the start.');
  });

  it('MS02 offers the next time for one that the clocks skip', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '03/28/2027', '02:30');
    expect(await screen.findByText(/^The clocks go forward/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take 0?3:30/ }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ startsAt: '2027-03-28T01:30:00Z' }]));
  });

  it('MS04 says the time of the message and the own one where the clocks differ', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const startsAt = '2027-07-01T16:00:00.000Z';
    await changeBehind(id, { startsAt, endsAt: null, timeZone: 'Pacific/Kiritimati' });
    const { user } = await openMessage(id, '?tab=schedule');
    const own = new Intl.DateTimeFormat('en', { weekday: 'long', hour: '2-digit', minute: '2-digit' });
    const said = await screen.findByText(/\(Kiritimati\)/);
    expect(said).toHaveTextContent(/Friday, July 2, 2027 at 06:00 AM/);
    const { hour, minute } = Object.fromEntries(
      own.formatToParts(Date.parse(startsAt)).map(({ type, value }) => [type, value]),
    );
    expect(said).toHaveTextContent(new RegExp(`For you: .*${hour}:${minute}`));
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/For you/)).toBeNull());
  });

  it('keeps day and time as typed through a zone chosen by mistake, and through an emptied field', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    await changeBehind(id, { startsAt: '2027-07-01T17:00:00.000Z', endsAt: null, timeZone: 'Europe/Berlin' });
    const { user } = await openMessage(id, '?tab=schedule');
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    const choose = async (name: string) => {
      await user.clear(zone);
      await user.type(zone, name);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(zone).toHaveValue(name));
    };
    const time = within(screen.getByRole('group', { name: 'Start' })).getByRole('textbox', { name: 'Time' });
    const typed = '7:00 PM';
    await waitFor(() => expect(time).toHaveValue(typed));
    await choose('Europe/Lisbon');
    await waitFor(() => expect(time).toHaveValue(typed));
    await choose('Europe/Berlin');
    await waitFor(() => expect(time).toHaveValue(typed));
    await choose('Europe/Athens');
    await user.click(save());
    await waitFor(() =>
      expect(sent(id).at(-1)).toMatchObject({ startsAt: '2027-07-01T16:00:00Z', timeZone: 'Europe/Athens' }),
    );
  });

  it('MS03 asks which of two times is meant', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '10/31/2027', '02:30');
    expect(await screen.findByRole('radio', { name: /^The first .*12:30.*UTC/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^The second .*0?1:30.*UTC/ }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ startsAt: '2027-10-31T01:30:00Z' }]));
  });
});

describe('publishing', () => {
  /** Some who are active, but neither accounts nor user managers. */
  const someActive = (count: number) => {
    const people = fixtures.api.records('users').filter(({ status }) => status === 'active');
    return people.slice(-count).map(({ id }) => id);
  };

  it('MS07 names the people, and warns of a missing end', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    await changeBehind(id, {
      audience: { everyone: true, include: [], exclude: [], languages: [] },
      severity: 'info',
      kind: 'banner',
      acknowledge: false,
      endsAt: null,
    });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this message?' });
    expect(await within(dialog).findByText(/until you end it/)).toBeVisible();
    const button = await within(dialog).findByRole('button', { name: /^Publish to \d+$/ });
    const count = Number(button.textContent?.replace(/\D/g, ''));
    expect(count).toBe(fixtures.api.records('users').filter(({ status }) => status === 'active').length);
    await user.click(button);
    expect(await screen.findByText(/is live\.$/)).toBeVisible();
    expect(byId(id)).toMatchObject({ status: 'published' });
  });

  it('MS17 shows the new number when the people have become others, and asks again', async () => {
    expectConsole(/ApiError/);
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, severity: 'info', kind: 'banner', acknowledge: false, endsAt: null });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this message?' }));
    const button = await dialog.findByRole('button', { name: /^Publish to \d+$/ });
    const before = Number(button.textContent?.replace(/\D/g, ''));
    const ids = someActive(10);
    for (const each of ids) await manageBehind('POST', `users/${each}/actions/suspend`);
    await user.click(button);
    const now = before - ids.length;
    expect(await dialog.findByText(`${now} people`)).toBeVisible();
    expect(dialog.getByText(new RegExp(`they are ${now} now`))).toBeVisible();
    expect(byId(id)).toMatchObject({ status: 'draft' });
    await user.click(dialog.getByRole('button', { name: `Publish to ${now}` }));
    expect(await screen.findByText(/is live\.$/)).toBeVisible();
    expect(byId(id)).toMatchObject({ status: 'published' });
    const path = `/clientapi/v1/messages/${id}/actions/publish`;
    const counts = fixtures.calls(path, 'POST').map(({ body }) => JSON.parse(body).expectedCount);
    expect(counts).toEqual([before, now]);
  });

  it('MS01 MS08 says that it is for nobody, and that a start has passed; and what else the people get', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const startsAt = new Date(Date.now() - 3_600_000).toISOString();
    const audience = { everyone: false, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, startsAt, endsAt: null, severity: 'info' });
    const first = await openMessage(id);
    const open = () => screen.findByRole('dialog', { name: 'Publish this message?' });
    await first.user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await open());
    expect(await dialog.findByText(/^Nobody would get it/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Choose the audience' })).toHaveAttribute(
      'href',
      `/messages/${id}?tab=audience`,
    );
    expect(dialog.getByText('The start has passed: it is shown at once.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish…' })).toBeDisabled();
    first.unmount();
    await changeBehind(id, { audience: { ...audience, everyone: true } });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    expect(
      await within(await open()).findByText(
        /^\d+ more messages at the same time, for (up to )?\d+ of these people\.$/,
      ),
    ).toBeVisible();
  });

  it('MS01 says why what is over cannot be published', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    await changeBehind(id, { startsAt: null, endsAt: new Date(Date.now() - 60_000).toISOString() });
    await openMessage(id);
    const button = screen.getByRole('button', { name: 'Publish…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Its end has passed.');
  });

  it('names the languages that are missing, for the audience and before publishing', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    const text = { title: 'Sale', summary: 'Today', body: '', actionLabel: '', actionUrl: '' };
    const german = fixtures.api
      .records('users')
      .filter(({ status, language }) => status === 'active' && language === 'de').length;
    expect(german).toBeGreaterThan(1);
    await changeBehind(id, { audience, texts: { en: text, de: null, fr: text }, severity: 'info' });
    const { user } = await openMessage(id, '?tab=audience');
    const notice = `There is no text in German: ${german} people read English.`;
    expect(await screen.findByText(notice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this message?' }));
    expect(await dialog.findByText(notice)).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Open German' }));
    expect(await tab('German empty')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Filled in for each reader:')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Half a text is no text, but another thing to be told.
    await user.type(field('Title'), 'Ausverkauf %{{name}, {{unknown}');
    const warned =
      /^Readers see \{unknown\} as it is written: only %\{name\} and %\{product\} are filled in\.$/;
    expect(screen.getByText('{unknown}').closest('[role=status]')).toHaveTextContent(warned);
    await user.click(save());
    await screen.findByText('Saved.');
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const again = within(await screen.findByRole('dialog', { name: 'Publish this message?' }));
    const half = `The text in German is incomplete: ${german} people read English.`;
    expect(await again.findByText(half)).toBeVisible();
    expect(again.getByText('{unknown}').closest('[role=status]')).toHaveTextContent(warned);
  });

  it('MS05 goes by the server’s time: the device may be a day ahead', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    const startsAt = new Date(Date.now() - 3_600_000).toISOString();
    await changeBehind(id, { audience, startsAt, endsAt: null, severity: 'info' });
    const now = new Date(Date.now() - 86_400_000).toISOString();
    fixtures.server.use(currentAnswers([], { now }));
    const { user } = await openMessage(id, '', true);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this message?' }));
    await waitFor(() => expect(dialog.queryByText(/^The start has passed/)).toBeNull());
    expect(await dialog.findByText(/^From .* until you end it/)).toBeVisible();
  });

  it('wants the number typed for what is critical', async () => {
    const { id } = draft();
    await openMessage(id).then(({ unmount }) => unmount());
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    await changeBehind(id, { audience, severity: 'critical' });
    const { user } = await openMessage(id);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this message?' });
    const button = await within(dialog).findByRole('button', { name: /^Publish to \d+$/ });
    expect(button).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), String(button.textContent?.replace(/\D/g, '')));
    expect(button).toBeEnabled();
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 40 } });

type Stored = Record<string, unknown> & { id: string; version: number };
const all = () => fixtures.api.records('messages') as unknown as readonly Stored[];
const byId = (id: string) => all().find((message) => message.id === id) as Stored;
const ofStatus = (status: string) => all().filter((message) => message.status === status);

async function openMessage(id: string, search = '') {
  const app = await renderApp(`/messages/${id}${search}`, { as: 'editor' });
  await screen.findByRole('tab', { name: 'Texts' });
  await screen.findByRole('tab', { name: /^German/, hidden: true });
  return app;
}

const draft = () => ofStatus('draft').find(({ texts }) => 'fr' in (texts as object)) as Stored;
const live = () => all().find(({ name }) => name === 'Please confirm the data protection rules') as Stored;
const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const field = (name: string) =>
  screen.getAllByRole('textbox', { name }).find((each) => each.closest('[hidden]') === null) as HTMLElement;
const sent = (id: string) =>
  fixtures.calls(`/clientapi/v1/messages/${id}`, 'PUT').map(({ body }) => JSON.parse(body));
const save = () => screen.getByRole('button', { name: 'Save' });

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

  it('says of each language how complete it is, and copies from another one', async () => {
    const { id } = all().find(
      ({ texts, status }) => status === 'published' && !('fr' in (texts as object)),
    ) as Stored;
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

/** What another person saves meanwhile. */
async function changeBehind(id: string, change: object): Promise<void> {
  const answer = await fetch(`/clientapi/v1/messages/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '',
    },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

describe('the schedule', () => {
  const type = async (user: Awaited<ReturnType<typeof openMessage>>['user'], day: string, time: string) => {
    const start = within(screen.getByRole('group', { name: 'Start' }));
    await user.clear(start.getByRole('textbox', { name: 'Day' }));
    await user.type(start.getByRole('textbox', { name: 'Day' }), day);
    await user.clear(start.getByRole('textbox', { name: 'Time' }));
    await user.type(start.getByRole('textbox', { name: 'Time' }), time);
  };

  it('MS02 offers the next time for one that the clocks skip', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '03/28/2027', '02:30');
    expect(await screen.findByText(/^The clocks go forward/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take 0?3:30/ }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ startsAt: '2027-03-28T01:30:00Z' }]));
  });

  it('MS03 asks which of two times is meant', async () => {
    const { id } = draft();
    const { user } = await openMessage(id, '?tab=schedule');
    await type(user, '10/31/2027', '02:30');
    await user.click(await screen.findByRole('radio', { name: /^The second/ }));
    await user.click(save());
    await waitFor(() => expect(sent(id)).toMatchObject([{ startsAt: '2027-10-31T01:30:00Z' }]));
  });
});

describe('publishing', () => {
  it('MS07 MS17 names the people, warns of a missing end, and asks again when they are others', async () => {
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
    expect(await within(dialog).findByText(/^It has no end/)).toBeVisible();
    const button = await within(dialog).findByRole('button', { name: /^Publish to \d+$/ });
    const count = Number(button.textContent?.replace(/\D/g, ''));
    expect(count).toBe(fixtures.api.records('users').filter(({ status }) => status === 'active').length);
    await user.click(button);
    expect(await screen.findByText(/is live\.$/)).toBeVisible();
    expect(byId(id)).toMatchObject({ status: 'published' });
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

describe('receipts', () => {
  const withPeople = (receipts: string) =>
    all().find((message) => message.status === 'published' && message.receipts === receipts) as Stored;

  it('begin with those who have not read it', async () => {
    const { id } = withPeople('people');
    await openMessage(id, '?tab=receipts');
    const people = within(await screen.findByRole('list', { name: 'People' }));
    const states = people.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(states[0]).toContain('Not seen');
  });

  it('MS39 are numbers alone where no names are kept', async () => {
    const { id } = withPeople('counts');
    await openMessage(id, '?tab=receipts');
    expect(await screen.findByText(/only numbers are kept, no names/)).toBeVisible();
    expect(fixtures.calls('/clientapi/v1/message-receipts')).toEqual([]);
  });
});

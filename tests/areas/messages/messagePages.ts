import { screen } from '@testing-library/react';
import { clientCredential } from '../../fixture-api/apiClient';
import { type openFixtureApi, people, renderApp } from '../../support/renderApp';

type Stored = Record<string, unknown> & { id: string; version: number };

/** The messages of a fixture API. */
export function messagesOf(fixtures: ReturnType<typeof openFixtureApi>) {
  const all = () => fixtures.api.records('messages') as unknown as readonly Stored[];
  const must = (message: Stored | undefined): Stored => {
    if (message === undefined) throw new Error('There is no such message');
    return message;
  };
  return {
    byId: (id: string) => must(all().find((message) => message.id === id)),
    find: (test: (message: Stored) => boolean) => must(all().find(test)),
    sent: (id: string) =>
      fixtures.calls(`/clientapi/v1/messages/${id}`, 'PUT').map(({ body }) => JSON.parse(body)),
  };
}

/** Opens a message as an editor and waits for its languages. */
export async function openMessage(id: string, search = '') {
  const app = await renderApp(`/messages/${id}${search}`, { as: 'editor' });
  await screen.findByRole('tab', { name: 'Texts' });
  await screen.findByRole('tab', { name: /^German/, hidden: true });
  return app;
}

/** Saves a change as another editor. */
export const changeBehind = (id: string, change: object) => sendBehind('PUT', `messages/${id}`, change);

/** Runs an action as another editor. */
export const actBehind = (id: string, action: string) =>
  sendBehind('POST', `messages/${id}/actions/${action}`, {});

/** Makes a call of user management as an administrator. */
export async function manageBehind(method: string, path: string): Promise<void> {
  const { email, password } = people.admin;
  const answer = await fetch('/clientapi/v1/oauth/token', {
    method: 'POST',
    headers: { Authorization: clientCredential, 'X-XSRF-TOKEN': antiForgery() },
    body: new URLSearchParams({ grant_type: 'password', username: email, password }),
  });
  await sendBehind(method, path, {}, (await answer.json()).access_token);
}

const antiForgery = () => /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';

async function sendBehind(
  method: string,
  path: string,
  body: object,
  token = localStorage.getItem('access_token'),
): Promise<void> {
  const answer = await fetch(`/clientapi/v1/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': antiForgery(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

export const tab = (name: RegExp | string) => screen.findByRole('tab', { name });

/** A field of the visible language. */
export const field = (name: string) =>
  screen.getAllByRole('textbox', { name }).find((each) => each.closest('[hidden]') === null) as HTMLElement;

export const save = () => screen.getByRole('button', { name: 'Save' });

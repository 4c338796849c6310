import { screen } from '@testing-library/react';
import { clientCredential } from '../../../fixture-api/apiClient';
import { type openFixtureApi, people } from '../../../support/renderApp';
import { everyone, step } from '../fixtures/openGuides';

const mineCall = '/clientapi/v1/admin/onboarding';
const antiForgery = () => /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** What an administrator does elsewhere. */
export async function behind(
  method: string,
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  const { email, password } = people.admin;
  const signedIn = await fetch('/clientapi/v1/oauth/token', {
    method: 'POST',
    headers: { Authorization: clientCredential, 'X-XSRF-TOKEN': antiForgery() },
    body: new URLSearchParams({ grant_type: 'password', username: email, password }),
  });
  const answer = await fetch(`/clientapi/v1/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${(await signedIn.json()).access_token}`,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': antiForgery(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A guide that waits for everybody, before the one that comes with the product. */
export async function guideBehind(fields: object = {}): Promise<string> {
  const flow = {
    name: 'Tour',
    title: { en: 'Tour' },
    audience: everyone,
    steps: [step('one'), step('two')],
    priority: 1,
  };
  const { id } = await behind('POST', 'flows', { ...flow, ...fields });
  await behind('POST', `flows/${id}/actions/publish`);
  return String(id);
}

/** What was done with a guide, as the server was told. */
export function movesOf(fixtures: ReturnType<typeof openFixtureApi>): string[] {
  return fixtures.sent
    .filter(({ method, path }) => method === 'POST' && path.startsWith(`${mineCall}/`))
    .map(({ path, body }) => `${path.split('/').at(-1)} ${JSON.parse(body).stepId ?? ''}`.trim());
}

/** How often the guides were requested. */
export const guideRequests = (fixtures: ReturnType<typeof openFixtureApi>) => fixtures.calls(mineCall).length;

export const box = (title = 'Tour') => screen.findByRole('region', { name: `Guide: ${title}` });
/** There is none, but for the preview of the editor. */
export const noBox = () =>
  [...document.querySelectorAll('[data-guide]')].every((each) => each.closest('[inert]') !== null);
export const press = (name: string) => screen.findByRole('button', { name });
export const stepTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

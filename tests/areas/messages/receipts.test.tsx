// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { openFixtureApi } from '../../support/renderApp';
import { manageBehind, messagesOf, openMessage } from './messagePages';

const fixtures = openFixtureApi({ counts: { users: 80 } });
const { find } = messagesOf(fixtures);

const receiptsOf = (id: string) =>
  fixtures.api.records('message-receipts').filter(({ messageId }) => messageId === id);
const isLive = ({ status, endsAt, startsAt }: Record<string, unknown>) =>
  status === 'published' &&
  Date.parse(String(startsAt)) < Date.now() &&
  (endsAt === null || Date.parse(String(endsAt)) > Date.now());
/** Published, with names kept. */
const named = () =>
  find((message) => message.receipts === 'people' && isLive(message) && receiptsOf(message.id).length > 5);

const people = async () => within(await screen.findByRole('list', { name: 'People' }));

describe('receipts', () => {
  it('begin with those who have not read it', async () => {
    await openMessage(named().id, '?tab=receipts');
    const states = (await people()).getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(states[0]).toContain('Not seen');
  });

  it('MS39 are numbers alone where no names are kept', async () => {
    const { id } = find(({ status, receipts }) => status === 'published' && receipts === 'counts');
    await openMessage(id, '?tab=receipts');
    expect(await screen.findByText(/only numbers are kept, no names/)).toBeVisible();
    expect(fixtures.calls('/clientapi/v1/message-receipts')).toEqual([]);
  });

  it('MS40 name a deleted person as such, and their receipt counts', async () => {
    const { id } = named();
    const known = (userId: unknown) => fixtures.api.records('users').some((user) => user.id === userId);
    const receipt = receiptsOf(id).find(({ state, userId }) => state !== 'unseen' && known(userId));
    const seen = receiptsOf(id).filter(({ state }) => state !== 'unseen').length;
    const before = receiptsOf(id).filter(({ userId }) => !known(userId)).length;
    await openMessage(id).then(({ unmount }) => unmount());
    await manageBehind('DELETE', `users/${receipt?.userId}`);
    await openMessage(id, '?tab=receipts');
    expect((await people()).getAllByText('Deleted person')).toHaveLength(before + 1);
    const numbers = screen.getByText('Seen', { selector: 'dt' }).nextElementSibling;
    expect(numbers).toHaveTextContent(String(seen));
  });

  it('remind those who have not seen it, once it is known how many they are', async () => {
    const { id } = named();
    const { user } = await openMessage(id, '?tab=receipts');
    await people();
    await user.click(screen.getByRole('button', { name: 'Remind…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind of this message?' }));
    const planned = Number(/\d+/.exec(dialog.getByText(/an? email/).textContent ?? '')?.[0]);
    expect(planned).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'Send reminders' }));
    expect(
      await screen.findByText(new RegExp(`^${planned} (person was|people were) reminded`)),
    ).toBeVisible();
    expect((await people()).getAllByText(/Reminded/)).toHaveLength(planned);
  });

  it('show a hundred at first, and the others when they are wanted', async () => {
    const { id } = named();
    const [receipt] = receiptsOf(id);
    fixtures.server.use(
      http.get('*/clientapi/v1/message-receipts', ({ request }) => {
        const [first, last] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[]');
        const end = Math.min(last, 249);
        const people = Array.from({ length: end - first + 1 }, (_, index) => ({
          ...receipt,
          id: `r${first + index}`,
          user: { id: `u${first + index}`, name: `Person ${first + index}` },
          state: 'unseen',
        }));
        return HttpResponse.json(people, { headers: { 'Content-Range': `receipts ${first}-${end}/250` } });
      }),
    );
    const { user } = await openMessage(id, '?tab=receipts');
    expect((await people()).getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    await waitFor(async () => expect((await people()).getAllByRole('listitem')).toHaveLength(200));
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await waitFor(async () => expect((await people()).getAllByRole('listitem')).toHaveLength(250));
    expect((await people()).getByText('Person 249')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
  });

  it('say when the server cannot send e-mails, and remind nobody', async () => {
    expectConsole(/ApiError/);
    const { id } = named();
    const refusal = { code: 'no_mail', message: 'areas.messages.refusals.no_mail' };
    fixtures.server.use(
      http.post('*/messages/:id/actions/remind', () => HttpResponse.json(refusal, { status: 409 })),
    );
    const { user } = await openMessage(id, '?tab=receipts');
    await people();
    await user.click(screen.getByRole('button', { name: 'Remind…' }));
    expect(await screen.findByText(/cannot send e-mails at present/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

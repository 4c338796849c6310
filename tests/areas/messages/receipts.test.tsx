import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { openFixtureApi } from '../../support/renderApp';
import { messagesOf, openMessage } from './messagePages';

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
  it('MS39 are numbers alone where no names are kept', async () => {
    const { id } = find(({ status, receipts }) => status === 'published' && receipts === 'counts');
    await openMessage(id, '?tab=receipts');
    expect(await screen.findByText(/only numbers are kept, no names/)).toBeVisible();
    expect(fixtures.calls('/clientapi/v1/message-receipts')).toEqual([]);
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

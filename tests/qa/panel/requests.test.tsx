import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPanel } from './renderPanel';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

describe('the requests', () => {
  it('appear by themselves, the newest first, with what became of them', async () => {
    const { log } = await openPanel('Requests');
    expect(screen.getByText('No request has been sent yet.')).toHaveRole('status');
    act(() => {
      log({ path: '/clientapi/v1/admin/profile', status: 200, duration: 12, answer: '{}', by: [] });
      log({ method: 'POST', path: '/clientapi/v1/users', status: 500, duration: 3, by: ['save-failing'] });
      log({ path: '/api/groups', status: 0, duration: 1, by: ['offline'] });
      log({ path: '/clientapi/v1/roles' });
    });
    expect(await screen.findByText('4 requests')).toHaveRole('status');
    expect(rows()).toEqual([
      expect.stringContaining('waitingGET/clientapi/v1/roles'),
      expect.stringMatching(/no replyGET\/api\/groups.*by: No connection/),
      expect.stringMatching(/500POST\/clientapi\/v1\/users.*3 ms.*by: Saving fails/),
      expect.stringMatching(/200GET\/clientapi\/v1\/admin\/profile.*12 ms/),
    ]);
    act(() => log({ number: 4, status: 403, duration: 7, by: [] }));
    await waitFor(() => expect(rows()[0]).toMatch(/403GET.*7 ms/));
  });

  it('are the latest 200', async () => {
    const { log } = await openPanel('Requests');
    act(() => {
      for (let number = 1; number <= 230; number += 1) log({ number, path: `/api/${number}` });
    });
    expect(await screen.findByText('200 requests')).toBeVisible();
    expect(rows()[0]).toContain('/api/230');
    expect(rows().at(-1)).toContain('/api/31');
  });

  it('open to show bodies and headers, without secrets', async () => {
    const { user, log } = await openPanel('Requests');
    act(() =>
      log({
        method: 'POST',
        path: '/clientapi/v1/oauth/token',
        headers: { accept: '*/*', authorization: 'Basic c2VjcmV0' },
        body: 'grant_type=password&username=a%40b.example&password=Admin123!',
        status: 200,
        duration: 5,
        answer: '{"access_token":"aaa.bbb","token_type":"Bearer"}',
      }),
    );
    const row = await screen.findByRole('button', { name: /oauth\/token/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const head = screen.getByRole('region', { name: 'Request' });
    expect(head).toHaveTextContent('accept: */* authorization: •••');
    const body = screen.getByRole('region', { name: 'Request body' });
    expect(body).toHaveTextContent('grant_type=password&username=a%40b.example&password=•••');
    const answer = screen.getByRole('region', { name: 'Answer body' });
    expect(answer.textContent).toBe('{\n  "access_token": "•••",\n  "token_type": "Bearer"\n}');
    expect(answer).toHaveAttribute('tabindex', '0');
    expect(document.body).not.toHaveTextContent(/Admin123|c2VjcmV0|aaa\.bbb/);
    await user.click(row);
    expect(screen.queryByRole('region', { name: 'Answer body' })).not.toBeInTheDocument();
  });

  it('say why there is no answer to show, and where one was cut', async () => {
    const { user, log } = await openPanel('Requests');
    act(() => {
      log({ path: '/api/empty', status: 204, duration: 1, answer: '' });
      log({ path: '/api/lost', status: 0, duration: 1 });
      log({ path: '/api/long', status: 200, duration: 1, answer: 'x'.repeat(30_000) });
    });
    for (const row of await screen.findAllByRole('button', { name: /\/api\// })) await user.click(row);
    expect(screen.getByText('The answer has no body.')).toBeVisible();
    expect(screen.getByText('The connection failed: there is no answer.')).toBeVisible();
    expect(screen.getByText('Cut after 20,000 characters.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Answer body' }).textContent).toHaveLength(20_000);
    act(() => {
      document.documentElement.lang = 'de';
    });
    expect(await screen.findByText('Nach 20.000 Zeichen abgeschnitten.')).toBeVisible();
  });

  it('show an address as people read it', async () => {
    const { log } = await openPanel('Requests');
    act(() => log({ path: '/clientapi/v1/users?range=%5B0%2C24%5D&filter=%7B%22q%22%3A%22%C3%A4%22%7D' }));
    expect(await screen.findByText('/clientapi/v1/users?range=[0,24]&filter={"q":"ä"}')).toBeVisible();
  });

  it('can be filtered by text and by failure', async () => {
    const { user, log } = await openPanel('Requests');
    act(() => {
      log({ path: '/clientapi/v1/users', status: 200, duration: 1 });
      log({ path: '/clientapi/v1/users', status: 422, duration: 1, method: 'PUT' });
      log({ path: '/clientapi/v1/roles', status: 0, duration: 1, by: ['offline'] });
      log({ path: '/clientapi/v1/open' });
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Only failed' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'users put');
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('422PUT')]));
    expect(screen.getByText('1 request')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'offline');
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('/roles')]));
  });

  it('are found by a scenario’s title as the row shows it, and by its name', async () => {
    const { user, log } = await openPanel('Requests');
    act(() => {
      log({ method: 'POST', path: '/api/first', status: 500, duration: 1, by: ['save-failing'] });
      log({ path: '/api/second', status: 200, duration: 1, by: ['slow', 'only-video-help'] });
      log({ path: '/api/third', status: 200, duration: 1, by: [] });
    });
    const filter = await screen.findByRole('searchbox');
    const found = async (text: string, path: string) => {
      await user.clear(filter);
      await user.paste(text);
      await waitFor(() => expect(rows()).toEqual([expect.stringContaining(path)]));
    };
    await found('Saving fails', '/api/first');
    await found('slow answers only video-help', '/api/second');
    await found('save-failing', '/api/first');
    act(() => {
      document.documentElement.lang = 'de';
    });
    await found('Langsame Antworten', '/api/second');
    await found('Speichern scheitert', '/api/first');
  });

  it('are listened to only while they are seen', async () => {
    const { user, listening } = await openPanel('Requests');
    expect(listening()).toBe(1);
    const tabs = within(screen.getByRole('tablist', { name: 'Parts of the QA panel' }));
    await user.click(tabs.getByRole('tab', { name: 'Scenarios' }));
    expect(listening()).toBe(0);
  });
});

import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDownload } from '@/api/download';
import { deferred, json, status, testServer, tokenPath } from '../session/server';
import { clearBrowser, openTab, store } from '../session/tab';

const server = testServer();
const path = '/clientapi/v1/books/export';

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});

function open() {
  const { send, session } = openTab();
  return { download: createDownload(send), session };
}

const file = (disposition?: string, type = 'text/csv') =>
  new HttpResponse('id;title\n', {
    headers: {
      'Content-Type': type,
      ...(disposition !== undefined && { 'Content-Disposition': disposition }),
    },
  });

describe('a download', () => {
  it('is the file under the name that the server gives it, with the bearer of the session', async () => {
    server.on('get', path, () => file('attachment; filename="books.csv"'));
    const { blob, name } = await open().download({ url: path });
    expect(name).toBe('books.csv');
    expect(blob.size).toBe(9);
    expect(server.sent[0]?.headers.get('Authorization')).toBe('Bearer a1');
  });

  it.each([
    [undefined, undefined],
    ['attachment', undefined],
    ['attachment; filename=books.csv', 'books.csv'],
    ['attachment; filename="b.csv"; filename*=UTF-8\'de\'B%C3%BCcher.csv', 'Bücher.csv'],
    ['attachment; filename="b.csv"; filename*=UTF-8\'\'%E0%A4%A', 'b.csv'],
    ['attachment; filename="..\\\\..\\\\etc/passwd"', 'passwd'],
    ['attachment; filename="../../.bashrc"', 'bashrc'],
    ['attachment; filename=".."', undefined],
    ["attachment; filename*=UTF-8''a%E2%80%AEvsc.exe", 'avsc.exe'],
  ])('with the header %s is called %s', async (disposition, name) => {
    server.on('get', path, () => file(disposition));
    expect((await open().download({ url: path })).name).toBe(name);
  });

  it('renews the access token once, and continues', async () => {
    const answers = [status(403), file('attachment; filename=a.csv')];
    server.on('get', path, () => answers.shift() ?? status(500));
    server.on('post', tokenPath, () => json({ access_token: 'a2', refresh_token: 'r2' }));
    expect((await open().download({ url: path })).name).toBe('a.csv');
    expect(server.calls(path)).toHaveLength(2);
  });

  it('that is refused says with what', async () => {
    server.on('get', path, () => json({ code: 'too_many', message: 'Too many rows' }, 409));
    await expect(open().download({ url: path })).rejects.toMatchObject({
      reason: 'refused',
      status: 409,
      body: { code: 'too_many' },
    });
  });

  it('rejects a page that a server sends instead', async () => {
    server.on('get', path, () => file(undefined, 'text/html; charset=utf-8'));
    await expect(open().download({ url: path })).rejects.toMatchObject({ reason: 'unusable' });
  });

  it('ends with the caller’s abort, and is for no one else', async () => {
    const { promise, resolve } = deferred<ReturnType<typeof file>>();
    server.on('get', path, () => promise);
    const { download, session } = open();
    const controller = new AbortController();
    const aborted = download({ url: path, signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const otherDownload = download({ url: path });
    await expect.poll(() => server.calls(path).length).toBeGreaterThan(0);
    session.signOut();
    resolve(file());
    await expect(otherDownload).rejects.toMatchObject({ reason: 'ended' });
  });
});

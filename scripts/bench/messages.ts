import type { Browser } from '@playwright/test';
import { signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { worker } from './processorTime.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { type Opened, onPage, onSlowPage, repeat } from './slowPage.ts';
import { percentile } from './statistics.ts';

const count = 5000;
const typed = 'All novels are cheaper until Sunday.';
/** Milliseconds between two characters. */
const pause = 150;

const item = (index: number) => ({
  id: `m${index}`,
  revision: 1,
  kind: 'banner',
  severity: 'warning',
  title: 'T'.repeat(80),
  summary: 'S'.repeat(280),
  actionLabel: 'L'.repeat(30),
  actionUrl: 'https://publisher.example/news/2027/autumn',
  hasBody: true,
  language: 'en',
  from: new Date(Date.now() - index * 60_000).toISOString(),
  until: null,
  dismissible: true,
  acknowledge: false,
  receipts: 'people',
  state: 'unseen',
  unread: true,
  areas: [],
});

/** What 5,000 messages are for a reader, with texts as long as they may be: ten banners and a dialog at once, and pages of the inbox. */
async function withMany(request: Request, answer: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/admin/current-messages')) {
    const banners = Array.from({ length: 10 }, (_, index) => item(index));
    const now = new Date().toISOString();
    return Response.json({ revision: 'r1', now, unread: count, banners, further: count - 10, modal: null });
  }
  if (!pathname.endsWith('/admin/inbox')) return answer;
  const [first, last]: number[] = JSON.parse(searchParams.get('range') ?? '[0,24]');
  const from = first ?? 0;
  const items = Array.from({ length: (last ?? 24) - from + 1 }, (_, index) => item(from + index));
  return Response.json(items, { headers: { 'Content-Range': `inbox ${from}-${last}/${count}` } });
}

const calls = { messages: '/clientapi/v1/messages', inbox: '/clientapi/v1/admin/inbox' };

/** The list, two pages of it, and the timeline of half a year. */
async function countRows(opened: Opened): Promise<Figure[]> {
  const list = await onPage(opened, '/messages', async (page, asked) => {
    const rows = await page.locator('tbody tr').count();
    const first = asked(calls.messages);
    await page.getByRole('button', { name: 'Next page' }).click();
    await untilQuiet(page, 1000);
    return { rows, asked: Math.max(first, asked(calls.messages)) };
  });
  const bars = await onPage(opened, '/messages?view=timeline&zoom=months', async (page) => {
    await page.locator('[data-bar]').first().waitFor();
    return page.locator('[data-bar]').count();
  });
  return [
    { goal: 'messagesRows', ours: list.rows },
    { goal: 'messagesCalls', ours: list.asked },
    { goal: 'messagesBars', ours: bars },
  ];
}

/** The inbox, two pages of it, and the answer with what waits for the reader. */
async function countForReader(opened: Opened): Promise<Figure[]> {
  const inbox = await onPage(opened, '/profile/messages', async (page, asked) => {
    const rows = await page.getByRole('tabpanel').getByRole('listitem').count();
    const first = asked(calls.inbox);
    await page.getByRole('link', { name: 'Older' }).click();
    await untilQuiet(page, 1000);
    return { rows, asked: Math.max(first, asked(calls.inbox)) };
  });
  const page = await opened.browser.newPage({ baseURL: opened.origin, storageState: opened.signedIn });
  const waiting = page.waitForResponse((response) => response.url().includes('/admin/current-messages'));
  await page.goto('/profile');
  const answer = (await (await waiting).body()).length;
  await page.close();
  return [
    { goal: 'inboxRows', ours: inbox.rows },
    { goal: 'inboxCalls', ours: inbox.asked },
    { goal: 'readerAnswer', ours: answer, note: 'ten banners, texts as long as they may be, before gzip' },
  ];
}

/** A character in the editor, beside its preview, which follows later; beside it what each takes of the processor in all. */
async function timeEditor(opened: Opened): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of ['Title', 'Summary', 'Text']) {
    await onSlowPage(opened, '/messages/create', async (page) => {
      const worked = await worker(page);
      await page.getByRole('textbox', { name, exact: true }).first().focus();
      const before = await worked();
      const type = (turn: number) => page.keyboard.type(typed[turn] ?? '');
      const times = await repeat(page, typed.length, pause, type);
      const each = Math.round(((await worked()) - before) / typed.length);
      const ours = percentile(times, 95);
      say(`Messages: ${name}: median ${percentile(times, 50)} ms, 95th ${ours} ms, ${each} of the processor`);
      figures.push({ goal: 'messagesKey', of: name, ours, note: `median ${percentile(times, 50)} ms` });
    });
  }
  return figures;
}

/** 5,000 messages: what their list, timeline and inbox hold and ask for, and what a character in the editor takes. */
export async function measureMessages(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ counts: { messages: count }, change: withMany });
  const server = await serve(build, api.origin);
  try {
    const { origin } = server;
    const opened = { browser, origin, signedIn: await signInOnce(browser, origin) };
    return [...(await countRows(opened)), ...(await countForReader(opened)), ...(await timeEditor(opened))];
  } finally {
    await server.close();
    await api.close();
  }
}

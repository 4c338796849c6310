import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { idleAtOnce, settle } from '../../support/idle';
import { inOtherTab } from '../../support/otherTab';
import { gate } from '../../support/pageHistory';
import { heading, openFixtureApi, openServices, people } from '../../support/renderApp';
import {
  countEverything,
  countPath,
  countsAnswer,
  figure,
  inWidget,
  layoutPath,
  openDashboard,
  permit,
  seen,
  stand,
  titles,
  usualAreas,
  widget,
} from './dashboardScreen';

const fixtures = openFixtureApi({ counts: { users: 60, messages: 20, translations: 30 } });
idleAtOnce();
beforeEach(() => permit(fixtures, ...usualAreas));

const counts = (resource: string) => fixtures.calls(countPath(resource), 'POST');
const countCalls = () => fixtures.sent.filter(({ path }) => path.endsWith('/actions/count'));
/** The resources whose counts were asked for; one call has at most 20 filters, fewer than texts in all languages need. */
const countedResources = () => [...new Set(countCalls().map(({ path }) => path))].sort();
const auditPath = '/clientapi/v1/audit-events';
const allResources = ['messages', 'translations', 'users'].map(countPath);

const Broken = (): never => {
  throw new Error('The widget breaks');
};
describe('the dashboard', () => {
  it('shows what needs attention and all counts, with one request per resource besides the layout', async () => {
    await openDashboard();
    expect(await figure('Users', /active users$/)).toBeVisible();
    expect(await figure('Messages', /live messages?$/)).toBeVisible();
    expect(await figure('Translations', /texts? missing in French$/)).toBeVisible();
    // Of all languages in which texts are missing, one line names the one with the most.
    const missing = /^[\d,]+ texts missing in \w+ and in \d other languages$/;
    expect(await (await inWidget('To do')).findAllByRole('link', { name: missing })).toHaveLength(1);
    expect(titles()).toEqual(['To do', 'Users', 'Messages', 'Translations', 'Latest changes', 'Shortcuts']);
    const log = await inWidget('Latest changes');
    expect(await log.findAllByRole('listitem')).toHaveLength(5);
    expect(log.getByRole('link', { name: 'Latest changes' })).toHaveAttribute(
      'href',
      '/user-management/audit-events',
    );
    expect(countedResources()).toEqual(allResources);
    expect(counts('users')).toHaveLength(1);
    expect(fixtures.calls(layoutPath)).toHaveLength(1);
    const { filters } = JSON.parse(counts('users')[0]?.body ?? '');
    expect(Object.values(filters)).toContainEqual({ invitationExpired: true });
  });

  it.each([
    // All six that can wait have a line; in the small one, three: errors of texts, expired invitations, ending messages.
    ['m', ['ending soon', 'not confirmed'], []],
    ['s', ['ending soon'], ['not confirmed']],
  ] as const)('a count is beside To do (%s) only where To do may be cut', async (size, above, beside) => {
    const widgets = [
      { widget: 'dashboard/waiting', size },
      { widget: 'messages/phases', size: 'm' },
    ];
    fixtures.server.use(
      http.get(layoutPath, () => HttpResponse.json({ id: 'own', source: 'own', version: 1, widgets })),
    );
    for (const resource of ['messages', 'users', 'translations']) countEverything(fixtures, resource, 7);
    await openDashboard();
    await figure('Messages', /drafts$/);
    const waiting = /ending soon|not confirmed/;
    const waitingIn = async (name: string) =>
      (await inWidget(name))
        .getAllByRole('listitem')
        .flatMap(({ textContent }) => waiting.exec(textContent)?.[0] ?? []);
    expect(await waitingIn('To do')).toEqual(above);
    expect(await waitingIn('Messages')).toEqual(beside);
  });

  it('neither requests, shows nor offers widgets of areas without permission', async () => {
    permit(fixtures, 'dashboard', 'admin_messages');
    const { user } = await openDashboard();
    expect(await figure('Messages', /live messages?$/)).toBeVisible();
    expect(titles()).toEqual(['To do', 'Messages', 'Shortcuts']);
    expect(countCalls().map(({ path }) => path)).toEqual([countPath('messages')]);
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    await user.click(await screen.findByRole('button', { name: 'Add widget' }));
    expect(await screen.findByText('All widgets are on your dashboard.')).toBeVisible();
  });

  it('says that there is nothing to show without another area, and requests nothing', async () => {
    fixtures.server.resetHandlers();
    fixtures.api.configure({ scenarios: ['only-dashboard'] });
    await openDashboard();
    expect(await screen.findByText('Your areas have nothing to show here yet.')).toBeVisible();
    await settle();
    expect(fixtures.sent.map(({ path }) => path)).toEqual(['/clientapi/v1/admin/profile']);
    expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
  });

  it('a lost permission affects one widget, not the others or the session', async () => {
    expectConsole(/ApiError/);
    const { user, services } = await openDashboard();
    await figure('Users', /active/);
    countsAnswer(fixtures, 'messages', () =>
      HttpResponse.json({ code: 'permission_denied' }, { status: 403 }),
    );
    fixtures.sent.length = 0;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const refused = await inWidget('Messages');
    expect(await refused.findByText('You no longer have access to this.')).toBeVisible();
    expect(refused.queryByRole('button')).toBeNull();
    expect(await figure('Users', /active/)).toBeVisible();
    expect(services.session.getSnapshot().signedIn).toBe(true);
    expect(counts('messages')).toHaveLength(2);
    expect(fixtures.calls('/clientapi/v1/oauth/token', 'POST')).toHaveLength(1);
  });

  it('one widget fails alone, and is retried alone', async () => {
    expectConsole(/ApiError/);
    countsAnswer(fixtures, 'messages', () => HttpResponse.json({}, { status: 500 }));
    const { user } = await openDashboard();
    const failed = await inWidget('Messages');
    expect(await failed.findByText('Something went wrong on the server. Try again later.')).toBeVisible();
    expect(await figure('Users', /active/)).toBeVisible();
    expect(await figure('Translations', /French/)).toBeVisible();
    fixtures.server.resetHandlers();
    fixtures.sent.length = 0;
    await user.dblClick(failed.getByRole('button', { name: 'Try again' }));
    expect(await figure('Messages', /live messages?$/)).toBeVisible();
    expect(countCalls().map(({ path }) => path)).toEqual([countPath('messages')]);
  });

  it('never says that there is nothing to do if a count failed', async () => {
    expectConsole(/ApiError/);
    permit(fixtures, 'dashboard', 'user-management', 'admin_messages');
    countEverything(fixtures, 'messages', 0);
    countsAnswer(fixtures, 'users', () => HttpResponse.json({}, { status: 503 }));
    const { user } = await openDashboard();
    const waiting = await inWidget('To do');
    expect(
      await waiting.findByText('Not counted: Users. Something went wrong on the server. Try again later.'),
    ).toBeVisible();
    expect(waiting.queryByText(/Nothing waits/)).toBeNull();
    countEverything(fixtures, 'users', 0);
    await user.click(waiting.getByRole('button', { name: 'Try again' }));
    expect(await waiting.findByText(/^Nothing to do\. As of Nov 24, 2026/)).toBeVisible();
  });

  it('is there with only the base language, for which nothing is counted', async () => {
    permit(fixtures, 'dashboard', 'default-translations');
    fixtures.api.configure({ scenarios: ['records-none'] });
    await openDashboard();
    expect(await (await inWidget('To do')).findByText('Nothing to do.')).toBeVisible();
    expect(await (await inWidget('Translations')).findByText(/^No missing texts/)).toBeVisible();
    expect(countCalls()).toEqual([]);
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  it('links to all languages where it has no room for each, and counts neither its lines nor those that it leaves out', async () => {
    const widgets = [{ widget: 'default-translations/unfinished', size: 'm' }];
    fixtures.server.use(
      http.get(layoutPath, () => HttpResponse.json({ id: 'own', source: 'own', version: 1, widgets })),
    );
    countEverything(fixtures, 'translations', 7);
    await openDashboard();
    const tile = await inWidget('Texts to fix and publish');
    expect(await tile.findByRole('link', { name: 'All languages' })).toHaveAttribute(
      'href',
      '/default-translations',
    );
  });

  it('contains errors and failed chunks in their frame', async () => {
    expectConsole(/breaks|no network|did not arrive/);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(() => <p>Here now</p>);
    const further = stand([
      { key: 'broken', kind: 'part', size: 's', order: 1, load: async () => Broken },
      { key: 'late', kind: 'part', size: 's', order: 2, load },
    ]);
    const { user } = await openDashboard('', { furtherAreas: [further] });
    await waitFor(() => expect(screen.getAllByText('This part could not be loaded.')).toHaveLength(2));
    expect(await figure('Users', /active/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement);
    await seen('Here now');
  });

  it('says that the server cannot count, and does not count in another way', async () => {
    expectConsole(/ApiError/);
    countsAnswer(fixtures, 'users', () => HttpResponse.json({ code: 'not_found' }, { status: 404 }));
    await openDashboard();
    expect(
      await (await inWidget('Users')).findByText(/This server does not count these entries/),
    ).toBeVisible();
    await settle();
    expect(fixtures.calls('/clientapi/v1/users')).toEqual([]);
    expect(counts('users')).toHaveLength(1);
  });

  it('says 0 users in words', async () => {
    countEverything(fixtures, 'users', 0);
    await openDashboard();
    expect(await (await inWidget('Users')).findByText(/No users yet/)).toBeVisible();
  });

  it.each(['7', null])('shows no number if the server counts %s', async (value) => {
    expectConsole(/ApiError|unusable/);
    countEverything(fixtures, 'users', value);
    await openDashboard();
    expect(await (await inWidget('Users')).findByText(/answer cannot be used/)).toBeVisible();
    expect(await figure('Messages', /live messages?$/)).toBeVisible();
  });

  it('shows nothing of the previous person to the next one', async () => {
    const { email, password } = people.editor;
    await openDashboard();
    await figure('Users', /active/);
    fixtures.server.resetHandlers();
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(email, password));
    await heading('Access denied');
    expect(screen.queryByText(/active users/)).toBeNull();
  });

  it('requests nothing in a hidden tab, and refreshes once when it becomes visible', async () => {
    fixtures.api.configure({ accessTokenLifetime: 10 * 3_600_000 });
    await openDashboard();
    await figure('Users', /active/);
    await figure('Translations', /French/);
    fixtures.sent.length = 0;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const clock = vi.spyOn(Date, 'now');
    const hour = Date.now() + 3_600_000;
    clock.mockImplementation(() => hour);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(countCalls()).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(countedResources()).toEqual(allResources));
    await settle();
    expect(counts('users')).toHaveLength(1);
    clock.mockRestore();
    visibility.mockRestore();
  });
});

describe('the arrangement that does not come', () => {
  it('shows the built-in one, and the unknown one cannot be overwritten', async () => {
    expectConsole(/ApiError/);
    fixtures.api.configure({ scenarios: ['dashboard-layout-failing'] });
    const { user } = await openDashboard();
    expect(
      await screen.findByText('Your arrangement could not be loaded. This is the default.'),
    ).toBeVisible();
    expect(await figure('Users', /active/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    expect(screen.getByRole('button', { name: 'Arrange' })).toHaveAccessibleDescription(/would replace it/);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    fixtures.api.configure({ scenarios: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  it('requests the numbers meanwhile, once, and shows them only with the layout', async () => {
    const { open, opened } = gate();
    fixtures.server.use(
      http.get(layoutPath, async () => {
        await opened;
        return HttpResponse.json({
          id: 'own',
          source: 'own',
          version: 4,
          widgets: [{ widget: 'user-management/users', size: 'm' }],
        });
      }),
    );
    await openDashboard();
    await waitFor(() => expect(countedResources()).toEqual(allResources));
    await settle();
    const { length } = countCalls();
    expect(screen.queryByRole('link', { name: /active users/ })).toBeNull();
    open();
    expect(await figure('Users', /active/)).toBeVisible();
    expect(titles()).toEqual(['Users']);
    await settle();
    expect(countCalls()).toHaveLength(length);
  });
});

describe('where bytes are paid for, and out of range', () => {
  /** Widgets stand below one another, 400 pixels each, in a window of 768. */
  function layOut(scrolled = 0) {
    const observers = new Map<Element, IntersectionObserverCallback>();
    class Observer {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe(element: Element) {
        observers.set(element, this.#callback);
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...document.querySelectorAll('section')].indexOf(this as HTMLElement);
      return new DOMRect(0, 400 * place - scrolled, 800, 380);
    });
    return (element: Element) =>
      observers.get(element)?.(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      );
  }

  it('requests only widgets in range', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const scrollTo = layOut();
    await openDashboard();
    await figure('Users', /active/);
    await settle();
    // To do is visible, and asks for everything in which something can wait.
    expect(countedResources()).toEqual(allResources);
    expect(fixtures.calls(auditPath)).toEqual([]);
    scrollTo(await widget('Latest changes'));
    await waitFor(() => expect(fixtures.calls(auditPath)).toHaveLength(1));
    Reflect.deleteProperty(navigator, 'connection');
    vi.restoreAllMocks();
  });
});

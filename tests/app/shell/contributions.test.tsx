import Star from '@mui/icons-material/Star';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type Area, toArea } from '@/areas';
import type { AreaDefinition } from '@/areas/defineArea';
import type { ShellPartProps, Watch } from '@/areas/shellDefinition';
import { type ShellInfo, useShell } from '@/ui/shell';
import { expectConsole } from '../../support/consoleGuard';
import { idleAtOnce, settle } from '../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { menu } from '../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

/** An area as a folder would define it, with a page that shows what it knows of the application. */
function kiosk(more: Partial<AreaDefinition>, key = 'kiosk'): Area {
  const page = async () => ShellReader;
  const common = { path: key, permission: 'user-management', order: 91, icon: Star, page };
  return toArea(key, { ...common, ...more }, { key: 'press', name: 'Press' });
}

let shell: ShellInfo;

function ShellReader() {
  shell = useShell();
  return <h1>Kiosk</h1>;
}

function PartButton({ name, waiting, page, onClose }: ShellPartProps & { name: string }) {
  return (
    <button type="button" onClick={onClose}>
      {name}, {waiting}, {page ?? 'no area'}
    </button>
  );
}
const part = (name: string) => async () => (props: ShellPartProps) => <PartButton name={name} {...props} />;
const Broken = (): never => {
  throw new Error('The part breaks');
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('what an area puts on every page', () => {
  it('is in its place, in the order of the areas, on pages of other areas too', async () => {
    const all = {
      toolbar: part('Bell'),
      banner: part('Banner'),
      layer: part('Layer'),
      dialog: part('Dialog'),
    };
    const second = kiosk({ order: 92, shell: { toolbar: part('Second') } }, 'second');
    await renderApp('/onboarding-wizard', {
      blank: true,
      as: 'admin',
      furtherAreas: [kiosk({ shell: all }), second],
    });
    expect(await button('Bell, 0, onboarding-wizard')).toBeVisible();
    expect(await button('Banner, 0, onboarding-wizard')).toBeVisible();
    expect(await button('Layer, 0, onboarding-wizard')).toBeVisible();
    const bell = await button('Bell, 0, onboarding-wizard');
    expect(bell.compareDocumentPosition(await button(/Second/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: /Dialog/ })).toBeNull();
  });

  it('loads when something waits there, checked once on each page', async () => {
    const requestedPages: string[] = [];
    fixtures.server.use(
      http.get('/clientapi/v1/admin/kiosk', ({ request }) => {
        requestedPages.push(new URL(request.url).search);
        return HttpResponse.json({ unread: 3 });
      }),
    );
    const toolbar = vi.fn(part('Bell'));
    const banner = vi.fn(part('Banner'));
    const watch =
      async () =>
      async (...[ask, page]: Parameters<Watch>) => {
        const { unread } = await ask(v.object({ unread: v.number() }), { path: `admin/kiosk?page=${page}` });
        return { toolbar: unread };
      };
    const { user } = await renderApp('/onboarding-wizard', {
      blank: true,
      as: 'admin',
      furtherAreas: [kiosk({ shell: { watch, toolbar, banner } })],
    });
    expect(await button('Bell, 3, onboarding-wizard')).toBeVisible();
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    expect(await button('Bell, 3, video-help')).toBeVisible();
    await user.click(await menu.line('Onboarding Wizard'));
    await heading('Onboarding Wizard');
    await settle();
    expect(requestedPages).toEqual(['?page=onboarding-wizard', '?page=video-help']);
    expect(banner).not.toHaveBeenCalled();
    expect(toolbar).toHaveBeenCalledTimes(1);
  });

  it('is for holders of its key, or everyone signed in, and disappears with the session', async () => {
    const loadToolbar = vi.fn(part('Own'));
    const areas = [
      kiosk({ shell: { toolbar: loadToolbar } }),
      kiosk({ shell: { for: 'everybody', toolbar: part('All') } }, 'open'),
    ];
    const { services } = await renderApp('/profile', { as: 'guest', furtherAreas: areas });
    expect(await button('All, 0, profile')).toBeVisible();
    expect(loadToolbar).not.toHaveBeenCalled();
    act(() => services.session.signOut());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^All/ })).toBeNull());
  });

  it('can be limited to translate mode and previews, for users who may see it', async () => {
    const strip = vi.fn(part('Strip'));
    const areas = [kiosk({ shell: { when: 'translating', banner: strip } })];
    const { user, services } = await renderApp('/onboarding-wizard', {
      blank: true,
      as: 'admin',
      furtherAreas: areas,
    });
    await heading('Onboarding Wizard');
    await settle();
    expect(strip).not.toHaveBeenCalled();
    await user.keyboard('{Shift>}{F9}{/Shift}');
    expect(await button('Strip, 0, onboarding-wizard')).toBeVisible();
    await user.keyboard('{Shift>}{F9}{/Shift}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Strip/ })).toBeNull());
    act(() => services.i18n.overlay.preview('en', {}));
    expect(await button('Strip, 0, onboarding-wizard')).toBeVisible();
    act(() => services.session.signOut());
    expect(services.i18n.overlay.isTranslating()).toBe(false);
    expect(services.i18n.overlay.currentPreview()).toBeUndefined();
  });

  it('does not affect the rest if it fails', async () => {
    expectConsole(/no network|breaks|500|failed/);
    const areas = [
      kiosk({
        shell: { toolbar: async () => Broken, banner: () => Promise.reject(new Error('no network')) },
      }),
      kiosk(
        { shell: { watch: () => Promise.reject(new Error('no network')), toolbar: part('Unasked') } },
        'mute',
      ),
      kiosk({ shell: { toolbar: part('Whole') } }, 'whole'),
    ];
    await renderApp('/onboarding-wizard', { blank: true, as: 'admin', furtherAreas: areas });
    expect(await button(/Whole/)).toBeVisible();
    await heading('Onboarding Wizard');
    expect(screen.queryByRole('button', { name: /Unasked/ })).toBeNull();
  });

  it('retries a failed load on the next page', async () => {
    expectConsole(/no network/);
    const toolbar = vi.fn(part('Bell')).mockRejectedValueOnce(new Error('no network'));
    const { user } = await renderApp('/onboarding-wizard', {
      blank: true,
      as: 'admin',
      furtherAreas: [kiosk({ shell: { toolbar } })],
    });
    await waitFor(() => expect(toolbar).toHaveBeenCalledTimes(1));
    await settle();
    expect(screen.queryByRole('button', { name: /^Bell/ })).toBeNull();
    await user.click(await menu.line('Video Help'));
    expect(await button('Bell, 0, video-help')).toBeVisible();
  });
});

describe('what an area contributes to the others', () => {
  const load = async () => () => null;
  const contributing = kiosk({
    actions: ['view', 'publish'],
    anchors: { invite: '', sell: 'papers/:id' },
    widgets: [
      {
        key: 'sold',
        kind: 'counts',
        size: 'm',
        order: 1,
        resource: 'papers',
        counts: [{ key: 'all', filter: {} }],
      },
      { key: 'chart', kind: 'part', size: 'l', order: 2, load },
    ],
    commands: [
      { key: 'open', path: 'papers' },
      { key: 'publish', path: 'papers/publish', action: 'publish' },
    ],
  });
  const hidden = kiosk(
    { permission: 'nobody', anchors: { x: '' }, commands: [{ key: 'y', path: '/' }] },
    'hidden',
  );

  it('are anchors, widgets, commands and pages of what this person may open', async () => {
    await renderApp('/kiosk', { as: 'admin', furtherAreas: [contributing, hidden] });
    await heading('Kiosk');
    expect(shell.page).toBe('kiosk');
    expect(shell.pages).toEqual(expect.arrayContaining(['kiosk', 'user-management/users/:id']));
    expect(shell.pages).not.toContain('hidden');
    expect(shell.areas).toContainEqual({ path: 'press-controlling', key: 'product-controlling' });
    expect(shell.areas).toContainEqual({ path: 'hidden', key: 'hidden' });
    expect(shell.anchors).toMatchObject({
      'kiosk.invite': '/kiosk',
      'kiosk.sell': '/kiosk/papers/:id',
      'product-controlling.save': '/press-controlling',
    });
    expect(Object.keys(shell.anchors)).not.toContain('hidden.x');
    const kioskWidgets = shell.widgets.filter(({ area }) => area === 'kiosk');
    expect(kioskWidgets.map(({ id, kind, address }) => [id, kind, address])).toEqual([
      ['kiosk/sold', 'counts', '/kiosk'],
      ['kiosk/chart', 'part', '/kiosk'],
    ]);
    const areas = shell.widgets.map(({ area }) => area);
    expect(areas).toEqual(expect.arrayContaining(['user-management', 'messages', 'default-translations']));
    expect(areas).not.toContain('hidden');
    const commands = shell.commands.filter(({ area }) => area === 'kiosk');
    expect(commands.map(({ id, path }) => [id, path])).toEqual([
      ['kiosk/open', '/kiosk/papers'],
      ['kiosk/publish', '/kiosk/papers/publish'],
    ]);
    expect(shell.commands.map(({ area }) => area)).not.toContain('hidden');
  });

  it('are the changes of records, until somebody stops listening', async () => {
    const { services } = await renderApp('/kiosk', { as: 'admin', furtherAreas: [contributing] });
    await heading('Kiosk');
    const changed: string[] = [];
    const stop = shell.onRecordsChanged((resource) => changed.push(resource));
    services.recordChanges.report('kiosk/papers');
    stop();
    services.recordChanges.report('kiosk/papers');
    expect(changed).toEqual(['kiosk/papers']);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20 } });
const api = '/clientapi/v1/positions';

const recordOf = (resource: string, key: string) => {
  const found = fixtures.api.records(resource).find((record) => record.key === key);
  if (found === undefined) throw new Error(`There is no ${key}`);
  return found;
};
const keysIn = (position: string) => {
  const ids = recordOf('positions', position).moduleIds as string[];
  return ids.map((id) => fixtures.api.records('modules').find((module) => module.id === id)?.key);
};
const changeElsewhere = (key: string, moduleIds: string[]) => {
  const before = recordOf('positions', key);
  const record = { ...before, moduleIds, version: before.version + 1 };
  fixtures.api.applyChanges({ records: [{ resource: 'positions', id: before.id, record }] });
};
const idOf = (key: string) => recordOf('modules', key).id;

async function openPositions(search = '') {
  const app = await renderApp(`/website-modules/positions${search}`, { as: 'admin' });
  await heading('Positions');
  const line = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
  const press = async (name: string, keys: string) => {
    (await line(name)).focus();
    await app.user.keyboard(keys);
  };
  return { ...app, line, press };
}

beforeEach(() => {
  // Without a layout no line would be in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1200);
});

const alt = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;

describe('the positions of a website', () => {
  it('stand as one tree of pages, positions and modules, after two requests side by side', async () => {
    const { line } = await openPositions('?page=Home');
    expect(await line('Home')).toHaveAttribute('aria-level', '1');
    expect(await line('Home, 4 positions')).toBeVisible();
    expect(await line('Stage, 1 of 1 place, full')).toHaveAttribute('aria-level', '2');
    expect(await line('Head, 3 of 5 places')).toBeVisible();
    expect(await line('Teasers')).toHaveAttribute('aria-level', '3');
    expect(await line('Language switch, Off')).toBeVisible();
    expect(fixtures.calls(api)).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/modules')).toHaveLength(1);
  });

  it('mark what does not go together on one page, and say it beside the module', async () => {
    const { line, user } = await openPositions('?page=Home');
    const names = (element: HTMLElement) => element.textContent?.replaceAll(/[\u2068\u2069]/g, '');
    const marked = await line('Consent banner');
    expect(names(marked)).toContain('Consent banner, conflicts with Consent manager');
    expect(marked).toHaveAttribute('data-tone', 'warning');
    expect(await line('Menu')).not.toHaveAttribute('data-tone');
    await user.click(marked);
    expect(await screen.findByRole('alert')).toHaveTextContent(/conflicts with .*Consent manager/);
  });

  it('are ordered by keys, and Ctrl+Z takes that back', async () => {
    const { press } = await openPositions('?page=Home');
    expect(keysIn('home-head')).toEqual(['menu', 'search', 'language-switch']);
    await press('Menu', alt('ArrowDown'));
    await waitFor(() => expect(keysIn('home-head')).toEqual(['search', 'menu', 'language-switch']));
    expect(await screen.findByText('Menu: 2 of 3 in Head')).toBeVisible();
    await press('Menu', '{Control>}z{/Control}');
    await waitFor(() => expect(keysIn('home-head')).toEqual(['menu', 'search', 'language-switch']));
  });

  it('are changed both at once where a module moves to the next one', async () => {
    const { press } = await openPositions('?page=Article');
    await press('Video player', alt('ArrowRight'));
    await waitFor(() => expect(keysIn('article-foot')).toContain('video-player'));
    expect(keysIn('article-content')).not.toContain('video-player');
    const [sent] = fixtures.calls(`${api}/actions/move`, 'POST').map(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject({
      moduleId: idOf('video-player'),
      from: { version: 1 },
      to: { version: 1, index: 3 },
    });
    expect(await screen.findByText('“Video player” is in “Below the text” now.')).toBeVisible();
  });

  it('WM22 say beforehand why a module does not fit', async () => {
    const { press } = await openPositions('?page=Home');
    await press('Article list', alt('ArrowLeft'));
    expect(await screen.findByText('Home / Stage: This position is full.')).toBeVisible();
    await press('Teasers', alt('ArrowLeft'));
    expect(
      await screen.findByText('Home / Head: This position does not take modules of this category.'),
    ).toBeVisible();
    expect(fixtures.calls(`${api}/actions/move`, 'POST')).toEqual([]);
  });

  it('WM22 offer only what fits under “Move to…”, and put back what the server refuses', async () => {
    expectConsole(/ApiError/);
    const { user, line } = await openPositions('?page=Home');
    await user.click(await line('Article list'));
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Position' }));
    const options = await screen.findAllByRole('option');
    const named = (text: string) => options.find(({ textContent }) => textContent?.startsWith(text));
    expect(named('StageThis position is full.')).toHaveAttribute('aria-disabled', 'true');
    expect(named('ResultsIt is there already.')).toHaveAttribute('aria-disabled', 'true');
    fixtures.server.use(
      http.post(`*${api}/actions/move`, () =>
        HttpResponse.json({ errors: { moduleIds: 'areas.website-modules.errors.full' } }, { status: 422 }),
      ),
    );
    await user.click(named('In the text') as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This position is full.');
    expect(keysIn('home-content')).toContain('article-list');
  });

  it('WM23 are read anew where somebody else has ordered one, and the move is offered again', async () => {
    expectConsole(/ApiError/);
    const { press, user } = await openPositions('?page=Home');
    await screen.findByRole('treeitem', { name: /^Menu/ });
    changeElsewhere('home-head', [idOf('search'), idOf('menu'), idOf('language-switch')]);
    await press('Menu', alt('ArrowDown'));
    const dialog = await screen.findByRole('dialog', { name: 'Move “Menu” all the same?' });
    expect(keysIn('home-head')).toEqual(['search', 'menu', 'language-switch']);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(fixtures.calls(`${api}/${recordOf('positions', 'home-head').id}`, 'PUT')).toHaveLength(2),
    );
    await waitFor(() => expect(recordOf('positions', 'home-head').version).toBe(3));
  });

  it('WM24 stay as they are where the second one is outdated, and nobody goes on', async () => {
    expectConsole(/ApiError/);
    const { press, user, line } = await openPositions('?page=Article');
    await line('Video player');
    changeElsewhere('article-foot', []);
    await press('Video player', alt('ArrowRight'));
    const dialog = await screen.findByRole('dialog', { name: 'Move “Video player” all the same?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keysIn('article-content')).toContain('video-player');
    expect(keysIn('article-foot')).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20 } });
const api = '/clientapi/v1/positions';
const saves = () => fixtures.calls(`${api}/actions/save`, 'POST').map(({ body }) => JSON.parse(body));

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
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const press = async (name: string, keys: string) => {
    (await line(name)).focus();
    await app.user.keyboard(keys);
  };
  return { ...app, line, press, save };
}

beforeEach(() => {
  // Without a layout no line would be in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1200);
});

const alt = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;

describe('the positions of a website', () => {
  it('are one tree of pages, positions and modules, after two parallel requests', async () => {
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

  it('are ordered by keys, Ctrl+Z undoes that, and nothing is sent before saving', async () => {
    const { press, user } = await openPositions('?page=Home');
    await press('Menu', alt('ArrowDown'));
    // Below the tree, and in the toast that offers to undo it.
    await waitFor(() => expect(screen.getAllByText('“Menu” is now 2 of 3 in “Head”.')).toHaveLength(2));
    expect(screen.getByText('1 position has changed.')).toBeVisible();
    await press('Menu', '{Control>}z{/Control}');
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
    await press('Menu', alt('ArrowDown'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('are saved as a whole, moved and reordered modules together', async () => {
    const { press, save } = await openPositions('?page=Article');
    await press('Video player', alt('ArrowRight'));
    expect(await screen.findByText('“Video player” is in “Below the text” now.')).toBeVisible();
    await press('Comments', alt('ArrowUp'));
    await save();
    await waitFor(() =>
      expect(keysIn('article-foot')).toEqual(['author-box', 'comments', 'related-articles', 'video-player']),
    );
    expect(keysIn('article-content')).not.toContain('video-player');
    expect(saves()).toHaveLength(1);
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
  });

  it('name a module that the website no longer has, and let it be removed', async () => {
    const { line, user, save } = await openPositions('?page=Category');
    await user.click(await line('flash-banner, no longer installed'));
    expect(await screen.findByText(/does not have this module any more/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(keysIn('category-side')).toEqual(['survey']));
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('say in advance why a module does not fit', async () => {
    const { press } = await openPositions('?page=Home');
    await press('Article list', alt('ArrowLeft'));
    expect(await screen.findByText('Home / Stage: This position is full.')).toBeVisible();
    await press('Teasers', alt('ArrowLeft'));
    expect(
      await screen.findByText('Home / Head: This position does not take modules of this category.'),
    ).toBeVisible();
  });

  it('offer only what fits under “Move to…”, and keep what the server refuses', async () => {
    expectConsole(/ApiError/);
    const { user, line, save } = await openPositions('?page=Home');
    await user.click(await line('Article list'));
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Position' }));
    const options = await screen.findAllByRole('option');
    const named = (text: string) => options.find(({ textContent }) => textContent?.startsWith(text));
    expect(named('StageThis position is full.')).toHaveAttribute('aria-disabled', 'true');
    expect(named('ResultsIt is there already.')).toHaveAttribute('aria-disabled', 'true');
    await user.click(named('In the text') as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await screen.findByText('2 positions have changed.');
    fixtures.server.use(
      http.post(`*${api}/actions/save`, () =>
        HttpResponse.json(
          { errors: { 'positions.0': 'areas.website-modules.errors.full' } },
          { status: 422 },
        ),
      ),
    );
    await save();
    expect(
      await screen.findByText('Nothing was saved. “Article / In the text”: This position is full.'),
    ).toBeVisible();
    expect(screen.getByText('2 positions have changed.')).toBeVisible();
  });

  it('get a module at the end with “Move to…”, also on a page that is not open', async () => {
    const { user, line, save } = await openPositions('?page=Home');
    await user.click(await line('Article list'));
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Position' }));
    await user.click(await screen.findByRole('option', { name: 'In the text' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByText('2 positions have changed.');
    await save();
    await waitFor(() =>
      expect(keysIn('article-content')).toEqual([
        'paywall',
        'glossary-tooltips',
        'video-player',
        'article-list',
      ]),
    );
  });

  it('are compared if somebody else has saved one, and the chosen one is saved', async () => {
    expectConsole(/ApiError/);
    const { press, user, save } = await openPositions('?page=Home');
    await screen.findByRole('treeitem', { name: /^Menu/ });
    changeElsewhere('home-head', [idOf('language-switch'), idOf('search'), idOf('menu')]);
    await press('Menu', alt('ArrowDown'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved in the meantime' });
    expect(dialog).toHaveTextContent('Home / Head');
    expect(dialog).toHaveTextContent('Search, Menu, Language switch');
    expect(dialog).toHaveTextContent('Language switch, Search, Menu');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keysIn('home-head')).toEqual(['search', 'menu', 'language-switch']));
    expect(saves()).toHaveLength(2);
  });

  it('keep my order when somebody else has added a module meanwhile', async () => {
    expectConsole(/ApiError/);
    const { press, user, save } = await openPositions('?page=Home');
    await screen.findByRole('treeitem', { name: /^Events/ });
    const ids = recordOf('positions', 'home-content').moduleIds as string[];
    changeElsewhere('home-content', [...ids, idOf('gallery')]);
    await press('Events', alt('ArrowUp'));
    await press('Events', alt('ArrowUp'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved in the meantime' });
    const orders = within(within(dialog).getByRole('radiogroup', { name: 'Order of Home / Content' }));
    expect(
      orders.getByRole('radio', {
        name: 'In my order Events, Article list, Book of the day, Slider (old), Picture gallery',
      }),
    ).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Keep all of mine' }));
    expect(within(dialog).getByRole('checkbox', { name: /^Picture gallery/ })).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(keysIn('home-content')).toEqual(['events', 'article-list', 'book-of-the-day', 'legacy-slider']),
    );
  });
});

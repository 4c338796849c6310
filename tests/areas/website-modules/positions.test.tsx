import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20 } });
const api = '/clientapi/v1/positions';
const saves = () => fixtures.calls(`${api}/actions/save`, 'POST').map(({ body }) => JSON.parse(body));

const recordOf = (resource: string, key: string) => {
  const match = fixtures.api.records(resource).find((record) => record.key === key);
  if (match === undefined) throw new Error(`There is no ${key}`);
  return match;
};
const keysIn = (position: string) => {
  const ids = recordOf('positions', position).moduleIds as string[];
  return ids.map((id) => fixtures.api.records('modules').find((module) => module.id === id)?.key);
};
const changeElsewhere = (key: string, moduleIds: string[]) => {
  const stored = recordOf('positions', key);
  const record = { ...stored, moduleIds, version: stored.version + 1 };
  fixtures.api.applyChanges({ records: [{ resource: 'positions', id: stored.id, record }] });
};
const idOf = (key: string) => recordOf('modules', key).id;

const handle = (name: string, position: string) =>
  within(screen.getByRole('region', { name: position })).findByRole('button', {
    // The name is isolated, because of its direction.
    name: new RegExp(`^Move .?${name}`),
  });

async function openPositions(search = '') {
  const app = await renderApp(`/website-modules/positions${search}`, { as: 'admin' });
  await heading('Positions');
  const inPosition = (name: string) => within(screen.getByRole('region', { name }));
  const line = (name: string, position: string) =>
    inPosition(position).findByRole('button', { name: new RegExp(`^${name}`) });
  const namesIn = (position: string) =>
    inPosition(position)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const press = async (name: string, position: string, keys: string) => {
    (await line(name, position)).focus();
    await app.user.keyboard(keys);
  };
  return { ...app, inPosition, line, namesIn, press, save };
}

const alt = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;
const moveTo = async (user: UserEvent, position: string) => {
  await user.click(await screen.findByRole('button', { name: 'Move to…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Where to' }));
  await user.click(await screen.findByRole('option', { name: position }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query === '(min-width: 900px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the positions of a website', () => {
  it('are lists, page by page, after two parallel requests', async () => {
    const { user, namesIn, inPosition } = await openPositions();
    // The first page of the website.
    expect(await screen.findByRole('region', { name: 'Stage' })).toHaveTextContent('1 of 1 place, full');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(inPosition('Footer').getByText('2 of 3 places')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(namesIn('Head')).toEqual(['Menu', 'Search', 'Language switchOff']);
    expect(inPosition('Head').getByText('for Navigation')).toBeVisible();
    expect(fixtures.calls(api)).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/modules')).toHaveLength(1);
  });

  it('open at the module in the address', async () => {
    await openPositions(`?position=${recordOf('positions', 'home-head').id}&module=${idOf('search')}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Search' })).toBeVisible();
    expect(screen.getByText('Home / Head')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open module' })).toHaveAttribute(
      'href',
      `/website-modules/modules/${idOf('search')}`,
    );
    expect(screen.getByRole('link', { name: 'Search / Head' })).toBeVisible();
  });

  it('are ordered by keys and discarded in one step; each step is undone, and nothing is sent before saving', async () => {
    const { press, user, namesIn } = await openPositions('?page=Home');
    await press('Menu', 'Head', alt('ArrowDown'));
    await screen.findByText('1 position changed');
    await press('Events', 'Content', alt('ArrowUp'));
    await screen.findByText('2 positions changed');
    expect(namesIn('Head')).toEqual(['Search', 'Menu', 'Language switchOff']);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No changes.')).toBeVisible();
    expect(namesIn('Head')).toEqual(['Menu', 'Search', 'Language switchOff']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 positions changed')).toBeVisible();
    expect(namesIn('Head')).toEqual(['Search', 'Menu', 'Language switchOff']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 position changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No changes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(namesIn('Head')).toEqual(['Search', 'Menu', 'Language switchOff']);
    expect(await screen.findByText('2 positions changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await screen.findByText('No changes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
    expect(saves()).toEqual([]);
  });

  it('are saved as a whole, moved and reordered modules together', async () => {
    const { press, save } = await openPositions('?page=Article');
    await press('Video player', 'In the text', alt('ArrowRight'));
    await screen.findByText('2 positions changed');
    expect(await handle('Video player', 'Below the text')).toHaveFocus();
    await press('Comments', 'Below the text', alt('ArrowUp'));
    await save();
    await waitFor(() =>
      expect(keysIn('article-foot')).toEqual(['author-box', 'comments', 'related-articles', 'video-player']),
    );
    expect(keysIn('article-content')).not.toContain('video-player');
    expect(saves()).toHaveLength(1);
    expect(await screen.findByText('No changes.')).toBeVisible();
  });

  it('take a new module at the end, which is undone, and keep the field for the next one', async () => {
    const { user, inPosition, namesIn } = await openPositions('?page=Search');
    await user.click(inPosition('Results').getByRole('button', { name: 'Add module' }));
    const field = () => inPosition('Results').findByRole('combobox', { name: 'Add module' });
    await user.type(await field(), 'Wish list');
    await user.click(await screen.findByRole('option', { name: /^Wish list/ }));
    await waitFor(() => expect(namesIn('Results').at(-1)).toMatch(/^Wish list/));
    expect(await field()).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('No changes.')).toBeVisible();
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(namesIn('Results').at(-1)).toMatch(/^Wish list/));
    // In a field with a text, the keys are those of the text.
    await user.type(await field(), 'Wish{Control>}z{/Control}');
    expect(screen.getByText('1 position changed')).toBeVisible();
    await user.click(inPosition('Results').getByRole('button', { name: 'Done' }));
    expect(inPosition('Results').getByRole('button', { name: 'Add module' })).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('No changes.')).toBeVisible();
  });

  it('name a module that the website no longer has, and let it be removed', async () => {
    const { line, user, save } = await openPositions('?page=Category');
    await user.click(await line('flash-banner', 'Side'));
    expect(await screen.findByText(/no longer has this module/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move to…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('region', { name: 'Side' })).toHaveFocus();
    await save();
    await waitFor(() => expect(keysIn('category-side')).toEqual(['survey']));
    expect(await screen.findByText('No changes.')).toBeVisible();
  });

  it('get an earlier arrangement back from the history, as a step that is saved like any other', async () => {
    const { user, namesIn, save } = await openPositions('?page=Home');
    await user.click(await screen.findByRole('button', { name: 'History of positions' }));
    const history = await screen.findByRole('dialog', { name: 'History of positions' });
    await within(history).findByRole('row', { name: /^Home \/ Content/ });
    expect(within(history).queryByRole('row', { name: /^Article/ })).toBeNull();
    await user.click(within(history).getByRole('button', { name: 'All pages' }));
    const entry = (await within(history).findByRole('row', { name: /^Article \/ Below the text/ })).closest(
      'li',
    );
    const [, second] = fixtures.api.records('position-changes');
    expect(entry).toHaveTextContent(`by ${Object(second?.actor).name}`);
    expect(within(entry as HTMLElement).getByRole('row', { name: /^Article \/ In the text/ })).toBeVisible();
    await user.click(
      within(entry as HTMLElement).getByRole('button', { name: 'Restore previous arrangement' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 positions changed')).toBeVisible();
    // The page of what was restored.
    expect(namesIn('In the text').at(-1)).toBe('Related articles');
    expect(namesIn('Below the text')).toEqual(['About the author', 'Comments']);
    expect(saves()).toEqual([]);
    await save();
    await waitFor(() => expect(keysIn('article-foot')).toEqual(['author-box', 'comments']));
    await user.click(screen.getByRole('button', { name: 'History of positions' }));
    const latest = (await screen.findAllByRole('listitem')).find((each) => each.closest('[role=dialog]'));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Restore previous arrangement' })).toHaveLength(6),
    );
    expect(latest).toHaveTextContent('Article / Below the text');
  });

  it('are passed over by a module that does not fit, and say so if none takes it', async () => {
    const { press, namesIn } = await openPositions('?page=Home');
    // The stage is full, and no position before it takes the module either.
    await press('Article list', 'Content', alt('ArrowLeft'));
    expect(await screen.findAllByText('Home / Stage: This position is full.')).not.toHaveLength(0);
    expect(namesIn('Content')).toHaveLength(4);
    // The stage is full and the head takes navigation only.
    await press('Newsletter', 'Side', alt('ArrowUp'));
    await waitFor(() => expect(namesIn('Content').at(-1)).toBe('NewsletterNeeds attention'));
  });

  it('offer only what fits under “Move to…”, follow the module, and keep what the server refuses', async () => {
    expectConsole(/ApiError/);
    const { user, line, save } = await openPositions('?page=Home');
    await user.click(await line('Events', 'Content'));
    await user.click(await screen.findByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Where to' }));
    expect(
      await screen.findByRole('option', { name: /^Home \/ Stage.*This position is full\.$/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Article / In the text' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await screen.findByText('2 positions changed');
    expect(await screen.findByRole('region', { name: 'In the text' })).toHaveTextContent('Events');
    expect(screen.getByText('Article / In the text')).toBeVisible();
    expect(await handle('Events', 'In the text')).toHaveFocus();
    fixtures.server.use(
      http.post(`*${api}/actions/save`, () =>
        HttpResponse.json(
          { errors: { 'positions.1': 'areas.website-modules.errors.full' } },
          { status: 422 },
        ),
      ),
    );
    await save();
    expect(
      await screen.findByText('Not saved. “Article / In the text”: This position is full.'),
    ).toBeVisible();
    expect(screen.getByText('2 positions changed')).toBeVisible();
  });

  it('move a chosen module by buttons, and with “Move to…” to the end of another page', async () => {
    const { user, line, save, namesIn } = await openPositions('?page=Home');
    await user.click(await line('Article list', 'Content'));
    await user.click(await screen.findByRole('button', { name: /^Move .?Article list.? down/ }));
    expect(namesIn('Content').slice(0, 2)).toEqual(['Book of the day', 'Article list']);
    expect(screen.getByText(/· 2 of 4/)).toBeVisible();
    await moveTo(user, 'Article / In the text');
    await screen.findByText('2 positions changed');
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
    await handle('Menu', 'Head');
    changeElsewhere('home-head', [idOf('language-switch'), idOf('search'), idOf('menu')]);
    await press('Menu', 'Head', alt('ArrowDown'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
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
    await handle('Events', 'Content');
    const ids = recordOf('positions', 'home-content').moduleIds as string[];
    changeElsewhere('home-content', [...ids, idOf('gallery')]);
    await press('Events', 'Content', alt('ArrowUp'));
    await press('Events', 'Content', alt('ArrowUp'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    const orders = within(within(dialog).getByRole('radiogroup', { name: 'Order of Home / Content' }));
    expect(
      orders.getByRole('radio', {
        name: 'My order Events, Article list, Book of the day, Slider (old), Picture gallery',
      }),
    ).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Use all of mine' }));
    expect(within(dialog).getByRole('checkbox', { name: /^Picture gallery/ })).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(keysIn('home-content')).toEqual(['events', 'article-list', 'book-of-the-day', 'legacy-slider']),
    );
  });
});

import Newspaper from '@mui/icons-material/Newspaper';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Area } from '@/areas';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { expectConsole } from '../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { pasteInto } from '../support/screens';
import { readsStyles } from '../support/styles';
import { ArticleEdit } from './ArticlePages';
import { CommentEdit, PostCreate, PostEdit, PostList, PostShow, TagList } from './PostPages';
import { VariantsPage } from './VariantsPage';

readsStyles();

/** react-admin's components as its documentation writes them (docs/react-admin.md), in an area with fixtures behind them. */
const press: Area = {
  key: 'press',
  path: 'press',
  permission: 'user-management',
  order: 85,
  icon: Newspaper,
  children: [{ path: 'ra-posts' }, { path: 'variants', page: async () => VariantsPage }],
  resources: [
    {
      name: 'ra-posts',
      list: async () => PostList,
      create: async () => PostCreate,
      edit: async () => PostEdit,
      show: async () => PostShow,
    },
    { name: 'ra-authors' },
    { name: 'ra-articles', path: 'ra-posts', edit: async () => ArticleEdit },
    { name: 'ra-tags', list: async () => TagList },
    {
      name: 'ra-comments',
      edit: async () => CommentEdit,
      recordRepresentation: ({ body }) => `“${body}”`,
    },
  ],
};

const day = (index: number) => `2026-0${1 + (index % 9)}-1${index % 9}`;

const pressFixtures = defineFixtures({
  permission: 'user-management',
  resources: {
    'ra-authors': { count: 5, seed: ({ random }) => ({ name: random.fullName() }) },
    'ra-tags': { count: 5, seed: ({ index }) => ({ name: `Tag ${index}`, note: `Note ${index}` }) },
    'ra-comments': {
      count: 30,
      seed: ({ index, random, records }) => ({
        body: `Comment ${index}`,
        post_id: random.pick(records('ra-posts')).id,
        created_at: day(index),
      }),
    },
    'ra-posts': {
      count: 30,
      seed: ({ index, random, records }) => ({
        title: index === 7 ? 'Zebra' : `Post ${index}`,
        teaser: 'What it is about',
        body:
          '<p>Some <b>bold</b> text, <a href="/profile" target="_blank">a link</a></p>' +
          '<p><a href="javascript:globalThis.ran = true">run</a></p><script>globalThis.ran = true</script>',
        views: 1000 + index * 111,
        price: 12.5,
        commentable: index % 2 === 0,
        published_at: day(index),
        edited_at: `${day(index)}T10:20:00Z`,
        category: random.pick(['tech', 'lifestyle', 'people']),
        categories: ['tech', 'people'],
        keywords: ['one', 'two'],
        email: 'press@publisher.example',
        url: 'https://publisher.example/',
        picture: { url: '/favicon.svg', title: 'The mark' },
        names: { en: 'Name', fr: 'Nom' },
        backlinks: [{ date: day(index), url: 'https://publisher.example/a' }],
        writer: random.pick(records('ra-authors')).id,
        labels: records('ra-tags')
          .slice(0, 2)
          .map(({ id }) => id),
      }),
      validate: ({ title }): Record<string, string> =>
        title === 'Taken' ? { title: 'This title is taken' } : {},
    },
  },
});

const fixtures = openFixtureApi({ areas: [pressFixtures] });
beforeEach(() => {
  // jsdom has neither, and lays nothing out.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const open = (path: string) => renderApp(`/press/${path}`, { as: 'admin', furtherAreas: [press] });
const variant = (name: string) => screen.getByRole('region', { name });

it('renders the documented inputs and fields, and the HTML of a server without what runs', async () => {
  await open('variants');
  await heading('Variants');
  await waitFor(() => expect(document.querySelector('[data-variant]')).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect([...document.querySelectorAll('[data-failed]')].map(({ textContent }) => textContent)).toEqual([]);
  const rich = within(variant('RichTextField'));
  expect(rich.getByText('bold').tagName).toBe('B');
  expect(rich.getByRole('link')).not.toHaveAttribute('target');
  expect(rich.getByText('run')).not.toHaveAttribute('href');
  expect(variant('RichTextField').querySelector('script')).toBeNull();
  expect(within(variant('RichTextField with options')).getByRole('link')).toHaveAttribute('target', '_blank');
  expect('ran' in globalThis).toBe(false);
});

it('lists, shows and changes a documented resource', async () => {
  // react-admin reports a refused save.
  expectConsole(/app\.errors\.invalid/);
  const { user } = await open('ra-posts');
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Search' }), 'Zebra');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('cell', { name: 'Zebra' }));
  await user.click(await screen.findByRole('link', { name: 'Edit' }));

  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(title).toHaveValue('Zebra'));
  await user.clear(title);
  await pasteInto(user, title, 'Taken');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This title is taken');
  await user.clear(title);
  await pasteInto(user, title, 'Night Train');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByRole('link', { name: 'Create' });
});

it('unfolds a row of a table, which takes no room before', async () => {
  const { user } = await open('ra-tags');
  const cell = await screen.findByRole('cell', { name: 'Tag 1' });
  const [folded] = cell.closest('tr')?.nextElementSibling?.children ?? [];
  if (folded === undefined) throw new Error('There is nothing to unfold');
  expect([cell, folded].map((each) => getComputedStyle(each).height)).toEqual(['56px', 'auto']);
  await user.click(cell);
  expect(await screen.findByText('Note 1')).toBeVisible();
});

it('names a record as its resource says, and leads to the area after a delete where there is no list', async () => {
  const [comment] = fixtures.api.records('ra-comments');
  const { user } = await open(`ra-comments/${comment?.id}`);
  const title = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(title).toHaveTextContent(`“${comment?.body}”`));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/press/ra-posts'));
  // Otherwise it would be sent when the toast closes, which may be in another test.
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
});

it('saves a form with tabs and a list of entries, and leads to the tab that has an error', async () => {
  const [post] = fixtures.api.records('ra-posts');
  const { user } = await open(`ra-articles/${post?.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Links' }));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  const [, second] = await screen.findAllByRole('textbox', { name: /^Url/ });
  if (second === undefined) throw new Error('There is no second entry');
  await pasteInto(user, second, 'https://publisher.example/b');
  await user.click(screen.getByRole('tab', { name: 'Summary' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('tab', { name: 'Links' }));
  expect(await screen.findByText('Required.')).toBeVisible();
  await pasteInto(user, screen.getByRole('textbox', { name: /^Title/ }), 'Tabs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(fixtures.api.records('ra-posts').find(({ id }) => id === post?.id)).toMatchObject({
    title: 'Tabs',
    backlinks: [{ url: 'https://publisher.example/a' }, { url: 'https://publisher.example/b' }],
  });
});

it('lists the records that refer to one, named as their resource says', async () => {
  const [comment] = fixtures.api.records('ra-comments');
  const { user } = await open(`ra-articles/${comment?.post_id}`);
  await user.click(await screen.findByRole('tab', { name: 'Comments' }));
  expect(await screen.findByRole('cell', { name: String(comment?.body) })).toBeVisible();
  expect(await screen.findByText(`“${comment?.body}”`)).toBeVisible();
});

it('creates the record that a choice lacks, and chooses it', async () => {
  const [post] = fixtures.api.records('ra-posts');
  const { user } = await open(`ra-articles/${post?.id}`);
  const writer = await screen.findByRole('combobox', { name: /^Writer/ });
  await waitFor(() => expect(writer).not.toHaveValue(''));
  await user.clear(writer);
  await user.type(writer, 'Zadie');
  await user.click(await screen.findByRole('option', { name: /^Create/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New author' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Writer/ })).toHaveValue('Zadie'));
  expect(fixtures.api.records('ra-authors').map(({ name }) => name)).toContain('Zadie');
});

it('shows with CanAccess what somebody may do', async () => {
  const [post] = fixtures.api.records('ra-posts');
  await open(`ra-articles/${post?.id}`);
  expect(await screen.findByText('Deleting is allowed')).toBeVisible();
});

it('keeps a page from those who may not open it', async () => {
  const [post] = fixtures.api.records('ra-posts');
  await renderApp(`/press/ra-articles/${post?.id}`, { as: 'editor', furtherAreas: [press] });
  await heading('Access denied');
});

it('makes numbers and days in a form as high as texts', async () => {
  const [post] = fixtures.api.records('ra-posts');
  await open(`ra-posts/${post?.id}`);
  await screen.findByRole('textbox', { name: /^Title/ });
  const paddings = [/^Title/, /^Views/, /^Published at/].map((name) => {
    const { paddingTop, paddingBottom } = getComputedStyle(screen.getByLabelText(name));
    return [paddingTop, paddingBottom];
  });
  expect(paddings).toEqual(Array(3).fill(['10px', '10px']));
});

it('writes days in the order of the reader’s region', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const [post] = fixtures.api.records('ra-posts');
  await open(`ra-posts/${post?.id}/show`);
  const [year, month, day] = String(post?.published_at).split('-');
  expect(await screen.findByText(`${day}/${month}/${year}`)).toBeVisible();
});

it.each(['ra-posts/nope', 'ra-posts/nope/show'])('says at %s that the record is gone', async (path) => {
  expectConsole(/notFound/);
  await open(path);
  await heading('No longer there');
  expect(address()).toBe(`/press/${path}`);
});

it.each(['', '/show'])('says why a record could not be loaded, and tries again%s', async (page) => {
  expectConsole(/ApiError/);
  const [post] = fixtures.api.records('ra-posts');
  fixtures.server.use(
    http.get(`*/ra-posts/${post?.id}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const { user } = await open(`ra-posts/${post?.id}${page}`);
  await screen.findByText('The entry could not be loaded');
  expect(screen.queryByText(/no longer exists/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(String(post?.title)),
  );
});

it('creates and deletes a record, and shows the list as it was left', async () => {
  const { user } = await open('ra-posts');
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Search' }), 'Zebra');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Create' }));
  await pasteInto(user, await screen.findByRole('textbox', { name: /^Title/ }), 'Day Train');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const search = await screen.findByRole('textbox', { name: 'Search' });
  expect(search).toHaveValue('Zebra');
  await user.clear(search);
  await pasteInto(user, search, 'Day');
  await screen.findByRole('cell', { name: 'Day Train' });
});

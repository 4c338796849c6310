import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trailOf } from '@/app/trail/trailOf';
import type { Area } from '@/areas';
import { openLibrary, renderLibrary } from '../records/library';
import { address, heading, renderApp } from '../support/renderApp';

const fixtures = openLibrary();

const trail = () => screen.queryByRole('navigation', { name: 'Breadcrumb' });
const crumbs = () => [...(trail()?.querySelectorAll('li') ?? [])].map((crumb) => crumb.textContent);

describe('the breadcrumb', () => {
  it('leads back to the list from a record, whose name is isolated', async () => {
    const list = ['areas.library.caption', 'areas.library.children.books.caption'];
    const { title } = fixtures.first();
    const { user } = await renderLibrary();
    await user.click(await screen.findByRole('link', { name: title }));
    const name = `Book ${title}`;
    await heading(name);
    await waitFor(() => expect(crumbs()).toEqual([...list, name]));
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByText(name).tagName).toBe('BDI');
    expect(way.getByText(name).closest('li')).toHaveAttribute('aria-current', 'page');
    await user.click(way.getByRole('link', { name: list[1] }));
    await heading('Books');
    expect(address()).toBe('/library/books');
    // The menu shows where a list is.
    await waitFor(() => expect(trail()).toBeNull());
  });

  it('is missing on top-level pages', async () => {
    await renderApp('/profile', { as: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /^Account: / });
    expect(trail()).toBeNull();
  });

  it('hides an area that the user may not open', async () => {
    await renderApp('/user-management/users', { as: 'editor' });
    await heading('Access denied');
    expect(trail()).toBeNull();
  });
});

describe('the steps of the breadcrumb', () => {
  const page = async () => () => null;
  const area = (part: Partial<Area>): Area => ({
    key: 'library',
    path: 'library',
    permission: 'library',
    order: 1,
    icon: (() => null) as unknown as Area['icon'],
    ...part,
  });
  const say = (key: string) => key;
  const books = { name: 'books', list: page };

  it.each([
    ['a further page of an area: none', area({ page, resources: [books] }), '/library/books', 'Books', []],
    ['a record of it', area({ resources: [books] }), '/library/books/7', 'Emma', ['library', 'Emma']],
    [
      'what lies below a further page of a resource',
      area({ page, resources: [{ ...books, pages: [{ path: 'loans', page }] }] }),
      '/library/books/loans/7',
      'Emma',
      ['library', 'library/books', 'library/books.pages.loans', 'Emma'],
    ],
  ])('%s', (_what, described, path, headline, expected) => {
    const names = trailOf(described, path, headline, say).map(({ name }) => name);
    expect(names.map((name) => name.replace(/^(areas|resources)\.|\.(caption|name)$/g, ''))).toEqual(
      expected,
    );
  });

  it('have no link for a resource without a list', () => {
    const described = area({ page, resources: [{ name: 'comments', edit: page }] });
    expect(trailOf(described, '/library/comments/7', 'Fine', say)).toEqual([
      { name: 'areas.library.caption', to: '/library' },
      { name: 'resources.library/comments.name' },
      { name: 'Fine' },
    ]);
  });

  it('have a link for the area where it has a page, whatever the case of the address', () => {
    const described = area({ page, children: [{ path: 'books', page }] });
    expect(trailOf(described, '/LIBRARY/Books/7', undefined, say)).toEqual([
      { name: 'areas.library.caption', to: '/library' },
      { name: 'areas.library.children.books.caption', to: '/library/books' },
    ]);
  });
});

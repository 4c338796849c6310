// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../src/app/trail/trailOf';
import type { Area } from '../../src/areas';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';

openFixtureApi();

const trail = () => screen.queryByRole('navigation', { name: 'Breadcrumb' });
const crumbs = () => [...(trail()?.querySelectorAll('li') ?? [])].map((crumb) => crumb.textContent);

describe('the way to a page', () => {
  it('names the area and its list, which is the current page', async () => {
    await renderApp('/user-management/roles', { as: 'admin' });
    await heading('Roles');
    await waitFor(() => expect(crumbs()).toEqual(['User Management', 'Roles']));
    const [current] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByText('Roles');
    expect(current?.closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).queryByRole('link')).toBeNull();
  });

  it('leads back to the list from a record, whose name is isolated', async () => {
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Reader' }));
    await heading('Reader');
    await waitFor(() => expect(crumbs()).toEqual(['User Management', 'Roles', 'Reader']));
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByText('Reader').tagName).toBe('BDI');
    expect(way.getByText('Reader').closest('li')).toHaveAttribute('aria-current', 'page');
    expect(way.getByText('Roles').closest('li')).not.toHaveAttribute('aria-current');
    await user.click(way.getByRole('link', { name: 'Roles' }));
    await heading('Roles');
    expect(address()).toBe('/user-management/roles');
    await waitFor(() => expect(crumbs()).toEqual(['User Management', 'Roles']));
  });

  it.each(['/profile', '/messages', '/404'])('is not there without depth: %s', async (path) => {
    await renderApp(path, { as: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /^Account: / });
    expect(trail()).toBeNull();
  });

  it('says nothing of an area that is not open to the person', async () => {
    await renderApp('/user-management/users', { as: 'editor' });
    await heading('Access denied');
    expect(trail()).toBeNull();
  });
});

describe('the steps', () => {
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
    ['an area’s own page', area({ page }), '/library', undefined, []],
    [
      'a further page of an area',
      area({ page, resources: [books] }),
      '/library/books',
      'Books',
      ['library', 'library/books'],
    ],
    ['the one resource of an area', area({ resources: [books] }), '/library/books', 'Books', []],
    ['a record of it', area({ resources: [books] }), '/library/books/7', 'Emma', ['library', 'Emma']],
    [
      'a record whose name is on its way',
      area({ resources: [books] }),
      '/library/books/7',
      undefined,
      ['library'],
    ],
    [
      'what lies below a further page of a resource',
      area({ page, resources: [{ ...books, pages: [{ path: 'loans', page }] }] }),
      '/library/books/loans/7',
      'Emma',
      ['library', 'library/books', 'library/books.pages.loans', 'Emma'],
    ],
    ['an unknown path', area({ page }), '/library/nothing', 'x', []],
  ])('%s', (_what, described, path, headline, expected) => {
    const names = trailOf(described, path, headline, say).map(({ name }) => name);
    expect(names.map((name) => name.replace(/^(areas|resources)\.|\.(caption|name)$/g, ''))).toEqual(
      expected,
    );
  });

  it('have a link for the area where it has a page, whatever the case of the address', () => {
    const described = area({ page, children: [{ path: 'books', page }] });
    expect(trailOf(described, '/LIBRARY/Books/', undefined, say)).toEqual([
      { name: 'areas.library.caption', to: '/library' },
      { name: 'areas.library.children.books.caption' },
    ]);
  });
});

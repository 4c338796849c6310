// @vitest-environment jsdom
import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Area } from '../../src/areas';
import { Column } from '../../src/records/columns/Column';
import { CreatePage } from '../../src/records/form/CreatePage';
import { FormTextField } from '../../src/records/inputs/FormTextField';
import { CreateLink, ImportLink } from '../../src/records/list/HeaderLinks';
import { ListPage } from '../../src/records/list/ListPage';
import { libraryMocks } from '../mocks/library';
import { profile, profileAnswers } from '../support/calls';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';
import { menu } from '../support/screens';

const fixtures = openFixtureApi({ areas: [libraryMocks] });

const links = (
  <>
    <ImportLink />
    <CreateLink />
  </>
);

function BookList() {
  return (
    <ListPage headline="Books" sort={{ field: 'title', order: 'ASC' }} actions={links}>
      <Column source="title" label="Title" />
    </ListPage>
  );
}

function BookCreate() {
  return (
    <CreatePage headline="A new book" defaults={{ title: '' }}>
      <FormTextField source="title" label="Title" />
    </CreatePage>
  );
}

const library: Area = {
  key: 'library',
  path: 'library',
  permission: 'user-management',
  actions: ['view', 'edit'],
  order: 90,
  icon: Star,
  children: [{ path: 'books' }],
  resources: [
    {
      name: 'books',
      list: async () => BookList,
      create: async () => BookCreate,
    },
  ],
};

function openWith(permissions: string[], path: string, blank = false) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  fixtures.server.use(profileAnswers(() => profile({ permissions })));
  return renderApp(path, { as: 'admin', blank, furtherAreas: [library] });
}

describe('an area with actions', () => {
  it('switches the buttons to create and to import off for who may only view, and says why', async () => {
    const { user } = await openWith(['user-management', 'user-management.view'], '/library/books');
    await heading('Books');
    const create = await waitFor(() => {
      const button = screen.getByRole('button', { name: 'Create' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      return button;
    });
    expect(create).toHaveAccessibleDescription('You do not have permission to do this.');
    await user.click(create);
    const importButton = screen.getByRole('button', { name: 'Import' });
    expect(importButton).toHaveAccessibleDescription('You do not have permission to do this.');
    await user.click(importButton);
    expect(location.pathname).toBe('/library/books');
  });

  it('refuses the page to create inside the shell', async () => {
    await openWith(['user-management', 'user-management.view'], '/library/books/create');
    await heading('Access denied');
    expect(location.pathname).toBe('/library/books/create');
  });

  it('leads to it who may edit, or has no finer keys at all', async () => {
    await openWith(['user-management'], '/library/books');
    expect(await screen.findByRole('link', { name: 'Create' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/library/books/import');
  });

  it('is in no menu of those who may not view it', async () => {
    await openWith(
      ['user-management', 'user-management.edit', 'onboarding-wizard'],
      '/onboarding-wizard',
      true,
    );
    await heading('Onboarding Wizard');
    await waitFor(() => expect(menu.captions()).toContain('Onboarding Wizard'));
    expect(within(menu.element()).queryByText('areas.library.caption')).toBeNull();
  });
});

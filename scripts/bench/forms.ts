import type { Locator, Page } from '@playwright/test';
import type { RecordAddresses } from './pages.ts';

/** A form with the field that is typed into. */
export interface FormToType {
  readonly name: string;
  readonly path: string;
  readonly isPublic?: boolean;
  readonly field: (page: Page) => Locator;
}

const nameField = (page: Page) => page.getByRole('main').getByLabel(/^Name/).first();

/** The forms of the application. */
export function everyForm({ user, role, group }: RecordAddresses): FormToType[] {
  const area = '/user-management';
  return [
    { name: 'sign-in', path: '/login', isPublic: true, field: (page) => page.getByLabel('Email Address') },
    {
      name: 'forgot password',
      path: '/forgot-password',
      isPublic: true,
      field: (page) => page.getByLabel('Email Address'),
    },
    { name: 'profile', path: '/profile', field: (page) => page.getByLabel('Full name') },
    {
      name: 'new password',
      path: '/profile',
      field: (page) => page.getByLabel('New password', { exact: true }),
    },
    {
      name: 'search in a list',
      path: `${area}/users`,
      field: (page) => page.getByRole('searchbox', { name: 'Search' }),
    },
    {
      name: 'invitation',
      path: `${area}/users/create`,
      field: (page) => page.getByLabel('Email addresses'),
    },
    { name: 'user', path: user, field: nameField },
    { name: 'new role', path: `${area}/roles/create`, field: nameField },
    { name: 'role', path: role, field: nameField },
    { name: 'group', path: group, field: nameField },
    {
      name: 'message, beside its preview',
      path: '/messages/create',
      field: (page) => page.getByRole('textbox', { name: 'Text', exact: true }).first(),
    },
  ];
}

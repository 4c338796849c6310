/** The demo accounts, as plain data (reading R10). */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly permissions: 'all' | readonly string[];
}

export const accounts: readonly Account[] = [
  {
    email: 'admin@publisher.example',
    password: 'Admin123!',
    name: 'Alexandra Winter',
    permissions: 'all',
  },
  {
    email: 'editor@publisher.example',
    password: 'Editor123!',
    name: 'Emil Sommer',
    permissions: ['profile', 'admin_messages', 'video-help', 'default-translations'],
  },
  { email: 'guest@publisher.example', password: 'Guest123!', name: 'Greta Gast', permissions: [] },
];

/** The author of what the server does by itself. */
export const serverItself: Account = { email: '', password: '', name: '', permissions: 'all' };

/** All permission keys of the specification's section 3 except `none`, for the given product. */
export function permissionKeys(productKey: string): string[] {
  return [
    'profile',
    'user-management',
    `${productKey}-controlling`,
    'admin_messages',
    'video-help',
    'onboarding-wizard',
    'default-translations',
    'dashboard',
    'website-modules',
  ];
}

/** The permission keys of an account; `all` means every key that the server knows. */
export function permissionsOf(account: Account, allKeys: readonly string[]): readonly string[] {
  return account.permissions === 'all' ? allKeys : account.permissions;
}

/** A short description of an account's permissions, for a terminal. */
export function describePermissions({ permissions }: Account): string {
  if (permissions === 'all') return 'everything';
  return permissions.length > 0 ? permissions.join(', ') : 'nothing but the profile page';
}

// biome-ignore-all lint/correctness/useJsxKeyInIterable: the elements are found by their names, and shown with those as keys
import {
  AccessDenied,
  Button,
  CanAccess,
  CloneButton,
  CreateButton,
  DeleteButton,
  DeleteWithConfirmButton,
  DeleteWithUndoButton,
  EditButton,
  ListButton,
  LocalesMenuButton,
  Logout,
  Menu,
  MenuItemLink,
  PrevNextButtons,
  RefreshButton,
  ShowButton,
  ToggleThemeButton,
  TopToolbar,
  UpdateButton,
  UserMenu,
  WithPermissions,
} from 'react-admin';
import type { Variant } from './variant';

/** Buttons and what is next to them; each is rendered with the first post as its record. */
export const buttonVariants: readonly Variant[] = [
  ['Button', <Button label="Approve" onClick={() => {}} />],
  ['EditButton', <EditButton />],
  ['ShowButton', <ShowButton />],
  ['ListButton', <ListButton />],
  ['CreateButton', <CreateButton />],
  ['CloneButton', <CloneButton />],
  ['DeleteButton', <DeleteButton />],
  ['DeleteWithConfirmButton', <DeleteWithConfirmButton confirmTitle="Delete this post?" />],
  ['DeleteWithUndoButton', <DeleteWithUndoButton />],
  ['UpdateButton', <UpdateButton label="Reset views" data={{ views: 0 }} />],
  ['PrevNextButtons', <PrevNextButtons />],
  ['RefreshButton', <RefreshButton />],
  ['LocalesMenuButton', <LocalesMenuButton languages={[{ locale: 'en', name: 'English' }]} />],
  ['ToggleThemeButton', <ToggleThemeButton />],
  [
    'UserMenu with Logout',
    <UserMenu>
      <Logout />
    </UserMenu>,
  ],
  [
    'MenuItemLink',
    <Menu>
      <MenuItemLink to="/profile" primaryText="Profile" />
    </Menu>,
  ],
  [
    'TopToolbar',
    <TopToolbar>
      <EditButton />
      <ListButton />
    </TopToolbar>,
  ],
  ['AccessDenied', <AccessDenied />],
  [
    'CanAccess',
    <CanAccess resource="press/ra-posts" action="delete">
      Allowed
    </CanAccess>,
  ],
  ['WithPermissions', <WithPermissions render={() => <span>Permissions</span>} />],
];

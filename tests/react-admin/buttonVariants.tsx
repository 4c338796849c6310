// biome-ignore-all lint/correctness/useJsxKeyInIterable: the elements are found by their names, and shown with those as keys
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  AccessDenied,
  Button,
  CanAccess,
  CloneButton,
  Confirm,
  CreateButton,
  DeleteButton,
  DeleteWithConfirmButton,
  DeleteWithUndoButton,
  EditButton,
  IconButtonWithTooltip,
  LinearProgress,
  ListButton,
  Loading,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  Menu,
  MenuItemLink,
  PrevNextButtons,
  RefreshButton,
  RefreshIconButton,
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
  ['DeleteButton pessimistic', <DeleteButton mutationMode="pessimistic" />],
  ['DeleteWithConfirmButton', <DeleteWithConfirmButton confirmTitle="Delete this post?" />],
  ['DeleteWithUndoButton', <DeleteWithUndoButton />],
  ['UpdateButton', <UpdateButton label="Reset views" data={{ views: 0 }} />],
  [
    'UpdateButton pessimistic',
    <UpdateButton label="Reset views" data={{ views: 0 }} mutationMode="pessimistic" />,
  ],
  ['PrevNextButtons', <PrevNextButtons />],
  ['RefreshButton', <RefreshButton />],
  ['RefreshIconButton', <RefreshIconButton />],
  [
    'IconButtonWithTooltip',
    <IconButtonWithTooltip label="Delete">
      <DeleteOutlined />
    </IconButtonWithTooltip>,
  ],
  ['LocalesMenuButton', <LocalesMenuButton languages={[{ locale: 'en', name: 'English' }]} />],
  ['ToggleThemeButton', <ToggleThemeButton />],
  ['UserMenu', <UserMenu />],
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
  [
    'Confirm',
    <Confirm isOpen={false} title="Delete" content="Sure?" onConfirm={() => {}} onClose={() => {}} />,
  ],
  ['Loading', <Loading loadingPrimary="Loading" loadingSecondary="Please wait" />],
  ['LinearProgress', <LinearProgress />],
  ['LoadingIndicator', <LoadingIndicator />],
  ['AccessDenied', <AccessDenied />],
  [
    'CanAccess',
    <CanAccess resource="press/ra-posts" action="delete">
      Allowed
    </CanAccess>,
  ],
  ['WithPermissions', <WithPermissions render={() => <span>Permissions</span>} />],
];

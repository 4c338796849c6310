import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { useMemo } from 'react';
import { type I18nProvider, useTranslate } from 'react-admin';
import type { Area } from '@/areas';
import { permits, permitsAction } from '@/areas/permitsAction';
import type { MenuEntry } from './layout/menuEntry';
import { usePermissions } from './profileQuery';
import { useServices, useSession } from './services';

/** The menu entries of a signed-in user (specification, section 6; reading R6): permitted areas, Profile and Logout; until the permissions are known, only Logout. */
export function useMenuEntries(): MenuEntry[] {
  const { areas } = useServices();
  const { signedIn } = useSession();
  const permissions = usePermissions();
  const translate = useTranslate();
  return useMemo(
    () => (signedIn ? menuEntries(areas, permissions ?? [], translate) : []),
    [areas, signedIn, permissions, translate],
  );
}

function menuEntries(
  areas: readonly Area[],
  permissions: readonly string[],
  translate: I18nProvider['translate'],
): MenuEntry[] {
  const entryOf = ({ key, path, icon, children }: Area): MenuEntry => ({
    key,
    icon,
    to: `/${path}`,
    caption: translate(`areas.${key}.caption`),
    children:
      children?.length === 0
        ? undefined
        : children?.map((child) => ({
            key: child.path,
            to: `/${path}/${child.path}`,
            caption: translate(`areas.${key}.children.${child.path}.caption`),
          })),
  });
  const inToolbar = areas.flatMap(({ personal = [] }) =>
    personal.filter((page) => page.inToolbar).map(({ path }) => `/profile/${path}`),
  );
  return [
    ...areas.filter((area) => !area.unlisted && permitsAction(permissions, area, 'list')).map(entryOf),
    ...(permits(permissions, 'profile')
      ? [
          {
            key: 'profile',
            caption: translate('app.menu.profile'),
            to: '/profile',
            except: inToolbar,
            icon: AccountCircleOutlined,
          },
        ]
      : []),
    { key: 'logout', caption: translate('app.menu.logout'), to: '/logout', icon: LogoutOutlined, end: true },
  ];
}

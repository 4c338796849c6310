import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { visibleText } from '@/ui/visibleText';
import { LanguageLines } from '../i18n/LanguageMenu';
import { type OfferOptions, useOffer } from '../i18n/useOffer';
import type { MenuEntry } from '../layout/menuEntry';
import { ThemeLines } from '../layout/ThemeMenu';
import { useProfile } from '../profileQuery';
import { useServices } from '../services';
import { useMenuEntries } from '../useMenuEntries';
import { AccountBadge } from './AccountBadge';

/**
 * The account button at the end of the toolbar, with a menu of Profile, the personal pages of areas, theme, language and Logout. Profile and Logout come from
 * the side menu's entries, under the same permissions.
 */
export function AccountMenu(props: OfferOptions) {
  const translate = useTranslate();
  const languages = useOffer(props);
  const { data } = useProfile();
  const entries = [...useMenuEntries(), ...usePersonalEntries()];
  const name = visibleText(data?.name ?? '') || visibleText(data?.email ?? '');
  const linesOf = (key: string, close: () => void) =>
    entries
      .filter((entry) => entry.key === key)
      .map(({ to, caption, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={close}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {caption}
        </MenuItem>
      ));
  return (
    <ToolbarMenu
      name={name === '' ? translate('app.account.menu') : translate('app.account.of', { name })}
      icon={<AccountBadge name={name} />}
      anchor="shell.language"
      atEnd
      onOpen={languages.request}
    >
      {(close) => [
        <AccountName key="name" name={name} email={data?.email ?? ''} />,
        ...linesOf('profile', close),
        ...linesOf(personalKey, close),
        <LineGroup key="theme" name={translate('ui.theme.label')}>
          <ThemeLines onChosen={close} />
        </LineGroup>,
        <LineGroup key="language" name={translate('languages.menu')}>
          <LanguageLines languages={languages} defaultLanguage={props.defaultLanguage} onChosen={close} />
        </LineGroup>,
        <Divider key="end" component="li" sx={{ my: 1 }} />,
        ...linesOf('logout', close),
      ]}
    </ToolbarMenu>
  );
}

const personalKey = 'personal';

/** The pages below `/profile` that areas add, but for those with a button in the toolbar, and of records. */
function usePersonalEntries(): Pick<MenuEntry, 'key' | 'to' | 'caption' | 'icon'>[] {
  const { areas } = useServices();
  const translate = useTranslate();
  return areas.flatMap(({ key, icon, personal = [] }) =>
    personal
      .filter(({ path, inToolbar = false }) => !inToolbar && !path.includes(':'))
      .map(({ path }) => ({
        key: personalKey,
        to: `/profile/${path}`,
        caption: translate(`areas.${key}.personal.${path}`),
        icon,
      })),
  );
}

/** Name and email at the top of the account menu; hidden from screen readers, because the menu's own name has them. */
function AccountName({ name, email }: { name: string; email: string }) {
  if (name === '') return null;
  return (
    <Box component="li" role="presentation" sx={head}>
      <Typography component="bdi" variant="subtitle2" noWrap sx={textLine}>
        {name}
      </Typography>
      {email === '' || email === name ? null : (
        <Typography component="bdi" variant="caption" noWrap sx={{ ...textLine, color: 'text.secondary' }}>
          {email}
        </Typography>
      )}
    </Box>
  );
}

const head = { px: 2, pt: 0.5, pb: 1.25, mb: 1, borderBottom: 1, borderColor: 'divider' };
const textLine = { display: 'block' };

/** A named group of menu items. */
function LineGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="li" role="presentation" sx={group}>
      <Typography id={id} variant="caption" component="div" sx={caption}>
        {name}
      </Typography>
      <Box component="ul" role="group" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </Box>
  );
}

const group = { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' };
const caption = { px: 2, pb: 0.5, color: 'text.secondary' };
const list = { m: 0, p: 0, listStyle: 'none' };

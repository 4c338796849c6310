import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ToolbarMenu } from '../../ui/controls/ToolbarMenu';
import { visibleText } from '../../ui/visibleText';
import { LanguageLines } from '../i18n/LanguageLines';
import { type OfferOptions, useOffer } from '../i18n/useOffer';
import { ThemeLines } from '../layout/ThemeLines';
import { useProfile } from '../profileQuery';
import { useMenuEntries } from '../useMenuEntries';
import { AccountBadge } from './AccountBadge';
import { AccountName } from './AccountName';
import { LineGroup } from './LineGroup';

/**
 * Who is signed in, at the end of the toolbar: opens a menu with Profile, theme, language and Logout. Profile and Logout are
 * the lines of the side menu, under the same permissions.
 */
export function AccountMenu(props: OfferOptions) {
  const translate = useTranslate();
  const offered = useOffer(props);
  const { data } = useProfile();
  const entries = useMenuEntries();
  const name = visibleText(data?.name ?? '') || visibleText(data?.email ?? '');
  const linesOf = (key: string, close: () => void) =>
    entries
      .filter((entry) => entry.key === key)
      .map(({ to, caption, icon: Icon }) => (
        <MenuItem key={key} component={Link} to={to} onClick={close}>
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
      press="account"
      atEnd
      onOpen={offered.request}
    >
      {(close) => [
        <AccountName key="name" name={name} email={data?.email ?? ''} />,
        ...linesOf('profile', close),
        <LineGroup key="theme" name={translate('ui.theme.label')}>
          <ThemeLines onChosen={close} />
        </LineGroup>,
        <LineGroup key="language" name={translate('languages.menu')}>
          <LanguageLines offered={offered} defaultLanguage={props.defaultLanguage} onChosen={close} />
        </LineGroup>,
        <Divider key="end" component="li" sx={{ my: 1 }} />,
        ...linesOf('logout', close),
      ]}
    </ToolbarMenu>
  );
}

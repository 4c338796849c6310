import TranslateIcon from '@mui/icons-material/Translate';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { isSameLanguage } from '../../api/languageCode';
import { MenuChoice } from '../../ui/controls/MenuChoice';
import { ToolbarMenu } from '../../ui/controls/ToolbarMenu';
import { LanguageName } from './LanguageName';
import { menuEntries } from './offeredLanguages';
import { type OfferOptions, useOffer } from './useOffer';

/**
 * The toolbar's language button and its menu: English, the default and the current language, and what the server lists
 * and a file exists for (reading R9). Choosing writes the store's `locale`; the texts follow without a remount.
 */
export function LanguageMenu(props: OfferOptions) {
  const translate = useTranslate();
  const { current, choose, offer, isError, isFetching, request } = useOffer(props);

  return (
    <ToolbarMenu name={translate('languages.menu')} icon={<TranslateIcon />} onOpen={request}>
      {(close) => [
        ...menuEntries(offer, current, props.defaultLanguage).map((language) => (
          <MenuChoice
            key={language.code}
            checked={isSameLanguage(language.code, current)}
            onClick={() => {
              choose(language.code);
              close();
            }}
          >
            <LanguageName language={language} />
          </MenuChoice>
        )),
        isFetching && (
          <MenuItem key="loading" disabled>
            {translate('languages.loading')}
          </MenuItem>
        ),
        offer?.isCut && (
          <MenuItem key="cut" disabled>
            {translate('languages.cut')}
          </MenuItem>
        ),
        isError && (
          <MenuItem key="failed" onClick={request}>
            <ListItemText secondary={translate('languages.retry')}>
              {translate('languages.list_failed')}
            </ListItemText>
          </MenuItem>
        ),
      ]}
    </ToolbarMenu>
  );
}

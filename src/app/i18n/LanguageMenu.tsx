import TranslateIcon from '@mui/icons-material/Translate';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { isSameLanguage, languageTag } from '../../api/languageCode';
import type { Language } from '../../api/readLanguages';
import { MenuChoice } from '../../ui/controls/MenuChoice';
import { ToolbarMenu } from '../../ui/controls/ToolbarMenu';
import { directionOf } from './documentLanguage';
import { menuEntries } from './offeredLanguages';
import { type OfferOptions, useOffer } from './useOffer';

/** English, the default, the current language, and those listed with a file (reading R9); the texts follow without a remount. */
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

/** Lower-case names look like a mistake in a menu. */
const capital = { '&::first-letter': { textTransform: 'uppercase' } };

/** A language's name, marked as what it is, so that a screen reader pronounces it in that language. */
function LanguageName({ language: { code, label } }: { language: Language }) {
  return (
    <ListItemText slotProps={{ primary: { lang: languageTag(code), dir: directionOf(code), sx: capital } }}>
      {label}
    </ListItemText>
  );
}

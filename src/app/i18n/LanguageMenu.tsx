import TranslateIcon from '@mui/icons-material/Translate';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { isSameLanguage, languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';
import type { Language } from '@/api/readLanguages';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { menuEntries } from './offeredLanguages';
import { type Offered, type OfferOptions, useOffer } from './useOffer';

interface LanguageLinesProps {
  languages: Offered;
  defaultLanguage: string;
  onChosen: () => void;
}

/** The menu items that choose a language, with the state of their list: loading, shortened or failed. */
export function LanguageLines({ languages, defaultLanguage, onChosen }: LanguageLinesProps) {
  const translate = useTranslate();
  const { current, choose, offer, isError, isFetching, request } = languages;
  return (
    <>
      {menuEntries(offer, current, defaultLanguage).map((language) => (
        <MenuChoice
          key={language.code}
          checked={isSameLanguage(language.code, current)}
          onClick={() => {
            choose(language.code);
            onChosen();
          }}
        >
          <LanguageName language={language} />
        </MenuChoice>
      ))}
      {isFetching ? <MenuItem disabled>{translate('languages.loading')}</MenuItem> : null}
      {offer?.isCut ? <MenuItem disabled>{translate('languages.cut')}</MenuItem> : null}
      {isError ? (
        <MenuItem onClick={request}>
          <ListItemText secondary={translate('languages.retry')}>
            {translate('languages.list_failed')}
          </ListItemText>
        </MenuItem>
      ) : null}
    </>
  );
}

/** Lower-case names would look like mistakes in a menu. */
const capital = { '&::first-letter': { textTransform: 'uppercase' } };

/** A language's name with its `lang`, so that screen readers pronounce it in that language. */
function LanguageName({ language: { code, label } }: { language: Language }) {
  return (
    <ListItemText slotProps={{ primary: { lang: languageTag(code), dir: directionOf(code), sx: capital } }}>
      {label}
    </ListItemText>
  );
}

/** The toolbar's language menu: English, the default, the current language, and the listed languages that have a file (reading R9). */
export function LanguageMenu(props: OfferOptions) {
  const translate = useTranslate();
  const languages = useOffer(props);
  return (
    <ToolbarMenu name={translate('languages.menu')} icon={<TranslateIcon />} onOpen={languages.request}>
      {(close) => (
        <LanguageLines languages={languages} defaultLanguage={props.defaultLanguage} onChosen={close} />
      )}
    </ToolbarMenu>
  );
}

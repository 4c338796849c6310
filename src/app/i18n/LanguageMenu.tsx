import TranslateIcon from '@mui/icons-material/Translate';
import { useTranslate } from 'react-admin';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { LanguageLines } from './LanguageLines';
import { type OfferOptions, useOffer } from './useOffer';

/** The toolbar's language menu: English, the default, the current language, and the listed languages that have a file (reading R9). */
export function LanguageMenu(props: OfferOptions) {
  const translate = useTranslate();
  const offered = useOffer(props);
  return (
    <ToolbarMenu name={translate('languages.menu')} icon={<TranslateIcon />} onOpen={offered.request}>
      {(close) => (
        <LanguageLines offered={offered} defaultLanguage={props.defaultLanguage} onChosen={close} />
      )}
    </ToolbarMenu>
  );
}

import TranslateIcon from '@mui/icons-material/Translate';
import { useTranslate } from 'react-admin';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { LanguageLines } from './LanguageLines';
import { type OfferOptions, useOffer } from './useOffer';

/** English, the default, the current language, and those listed with a file (reading R9); the texts follow without a remount. */
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

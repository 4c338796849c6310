import Enlarge from '@mui/icons-material/OpenInFullOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useLanguageOptions } from '@/people/languages';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { PageSection } from '@/ui/page/PageSection';
import { named } from '@/ui/tips/tip';
import { type States, statesOf } from '../checks/messageText';
import { PreviewScreen } from './PreviewScreen';
import { PreviewSwitches } from './PreviewSwitches';
import { usePreviewLook } from './previewLook';
import { SendTest } from './SendTest';
import { usePreviewItem } from './usePreviewItem';

const texts = 'areas.messages.preview';

/** The message in the form as a reader gets it: by language, device and theme; enlarged as wide as the window. */
export function MessagePreview() {
  const translate = useTranslate();
  const written = useWrittenLanguage();
  // A choice lasts until another language is written.
  const [choice, setChoice] = useState({ language: written, written });
  const language = choice.written === written ? choice.language : written;
  const item = usePreviewItem(language);
  const fallback = String(useWatch({ name: 'fallback' }) ?? 'en');
  const offered = useLanguageOptions(language).map(({ value }) => value);
  const languages = [...new Set([fallback, ...offered])];
  const [look, setLook] = usePreviewLook();
  const [isLarge, setLarge] = useState(false);
  const choices = {
    ...{ languages, language, look },
    onLanguage: (next: string) => setChoice({ language: next, written }),
    onLook: setLook,
  };
  const screen = <PreviewScreen item={item} language={language} {...look} />;
  return (
    <PageSection title={translate(`${texts}.title`)}>
      <PreviewSwitches {...choices}>
        <IconButton
          size="small"
          {...named(translate(`${texts}.enlarge`))}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
          sx={{ marginInlineStart: 'auto' }}
        >
          <Enlarge fontSize="small" />
        </IconButton>
      </PreviewSwitches>
      {screen}
      <SendTest />
      <ModalDialog
        open={isLarge}
        title={translate(`${texts}.title`)}
        onClose={() => setLarge(false)}
        maxWidth="lg"
        fillsHandset
        focusTitle
      >
        <DialogContent sx={{ '& [role=region]': { maxHeight: 'none' } }}>
          <PreviewSwitches {...choices} />
          {screen}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setLarge(false)}>
            {translate('ui.action.close')}
          </Button>
        </DialogActions>
      </ModalDialog>
    </PageSection>
  );
}

/** The language of the tab in which the text is written; without one, the first that has a text. */
function useWrittenLanguage(): string {
  const languageInAddress = new URLSearchParams(useLocation().search).get('language');
  const fallback = String(useWatch({ name: 'fallback' }) ?? 'en');
  const states: States = useWatch({ name: 'texts', compute: statesOf });
  const first = [fallback, ...Object.keys(states)].find((code) => (states[code] ?? 'empty') !== 'empty');
  return languageInAddress ?? first ?? fallback;
}

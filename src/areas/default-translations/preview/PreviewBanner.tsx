import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useTextOverlay, useTextPreview } from '@/ui/textOverlay';
import { Banner } from './Banner';
import { useFreshDrafts } from './useFreshDrafts';

/** Tells that this tab shows texts that nobody else sees, and leads back to the published ones. */
export function PreviewBanner() {
  const preview = useTextPreview();
  return preview ? <Preview code={preview.language} /> : null;
}

function Preview({ code }: { code: string }) {
  const translate = useTranslate();
  const languageName = useLanguageName();
  const overlay = useTextOverlay();
  useFreshDrafts(code);
  const language = languageName(code);
  return (
    <Banner
      name={translate('areas.default-translations.preview.name')}
      text={translate('areas.default-translations.preview.shown', { language })}
    >
      <Button size="small" onClick={overlay.end}>
        {translate('areas.default-translations.preview.stop')}
      </Button>
    </Banner>
  );
}

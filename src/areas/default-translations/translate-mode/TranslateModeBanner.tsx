import { useTextPreview, useTranslating } from '@/ui/textOverlay';
import { PreviewBanner } from '../preview/Banner';
import { Mode } from './Mode';

/** Below the toolbar: what is unusual about the texts of this tab for now. Translate mode says it of a preview, too. */
export function TranslateModeBanner() {
  const preview = useTextPreview();
  if (useTranslating()) return <Mode />;
  return preview ? <PreviewBanner code={preview.language} /> : null;
}

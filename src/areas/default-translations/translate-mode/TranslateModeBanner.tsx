import { useTranslating } from '@/ui/textOverlay';
import { PreviewBanner } from '../preview/PreviewBanner';
import { Mode } from './Mode';

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function TranslateModeBanner() {
  return (
    <>
      {useTranslating() ? <Mode /> : null}
      <PreviewBanner />
    </>
  );
}

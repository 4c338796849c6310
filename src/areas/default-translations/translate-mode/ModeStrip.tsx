import { useTranslating } from '../../../ui/textOverlay';
import { PreviewStrip } from '../preview/PreviewStrip';
import { Mode } from './Mode';

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function ModeStrip() {
  return (
    <>
      {useTranslating() ? <Mode /> : null}
      <PreviewStrip />
    </>
  );
}

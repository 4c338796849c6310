import { lazyPart } from '../../../ui/loading/LazyPart';
import { useTranslating } from '../../../ui/textOverlay';
import { PreviewStrip } from '../preview/PreviewStrip';

const Mode = lazyPart(() => import('./Mode').then((m) => m.Mode));

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function ModeStrip() {
  return (
    <>
      {useTranslating() ? <Mode /> : null}
      <PreviewStrip />
    </>
  );
}

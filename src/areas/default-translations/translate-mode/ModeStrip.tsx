import { lazyPart } from '../../../ui/loading/LazyPart';
import { PreviewStrip } from '../preview/PreviewStrip';
import { useModeSwitch } from './modeSwitch';

const Mode = lazyPart(() => import('./Mode').then((m) => m.Mode));

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function ModeStrip() {
  const isOn = useModeSwitch();
  return (
    <>
      {isOn ? <Mode /> : null}
      <PreviewStrip />
    </>
  );
}

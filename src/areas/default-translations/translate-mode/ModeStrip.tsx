import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useTextPreview } from '../../../ui/textOverlay';
import { PreviewStrip } from '../preview/PreviewStrip';
import { Strip } from '../preview/Strip';
import { useDraftPreview } from '../preview/useDraftPreview';
import { switchMode, useModeSwitch } from './modeSwitch';

/** Below the toolbar: what is unusual about the texts of this tab for now. */
export function ModeStrip() {
  const isOn = useModeSwitch();
  return (
    <>
      {isOn ? <OpenStrip /> : null}
      <PreviewStrip />
    </>
  );
}

/** What translate mode can do, while it is on. */
function OpenStrip() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const preview = useTextPreview();
  const { mutate, isPending } = useDraftPreview();
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  return (
    <Strip name={text('name')} text={text('on')}>
      {preview ? null : (
        <Button size="small" loading={isPending} onClick={() => mutate(locale)}>
          {text('showDrafts')}
        </Button>
      )}
      <Button size="small" onClick={() => switchMode(false)}>
        {text('stop')}
      </Button>
    </Strip>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useNotify, useStore, useStoreContext, useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { useErrorText } from '@/records/calls/useErrorText';
import { BusyButton } from '@/ui/controls/BusyButton';
import { takeFocus } from '@/ui/focus/takeFocus';
import { visibleText } from '@/ui/visibleText';
import { type Cue, clock, cueError } from '../../checks/cues';
import type { Video } from '../../videoSchema';
import { type Corrected, useCorrectCue } from './cueCalls';

const texts = 'areas.video-help.captions';

interface CueCorrectionProps {
  video: Video;
  lang: string;
  /** The caption as it was when it was opened. */
  cue: Cue;
  onClose: () => void;
}

/**
 * Corrects the text of a caption in its place in the transcript. What is typed is stored in the browser until it is saved,
 * so that it survives leaving the page.
 */
export function CueCorrection({ video, lang, cue, onClose }: CueCorrectionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const store = useStoreContext();
  const draftKey = `video-help.line.${video.id}.${lang}.${cue.start}`;
  const [text, setText] = useStore(draftKey, cue.text);
  const [theirs, setTheirs] = useState<Cue>();
  const close = () => {
    store.removeItem(draftKey);
    onClose();
  };
  const { mutate, isPending, error } = useCorrectCue(video, lang);
  const code = cueError({ ...cue, text: text.trim() }, Number.POSITIVE_INFINITY);
  const save = (from: Cue) => {
    if (code !== undefined) return;
    if (text.trim() === from.text) return close();
    const onSuccess = ({ theirs: changed }: Corrected) => {
      setTheirs(changed);
      if (changed !== undefined) return;
      notify(translate(`${texts}.corrected`), { type: 'success' });
      close();
    };
    mutate({ from: { ...from, text: visibleText(from.text) }, text: text.trim() }, { onSuccess });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') close();
    else if (key === 'Enter' && !shiftKey) save(theirs ?? cue);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const reason = code ? translate(`areas.video-help.refusals.${code}`) : error ? errorText(error) : undefined;
  const label = translate(`${texts}.lineAt`, { time: clock(cue.start) });
  return (
    <Box role="group" aria-label={label} sx={look}>
      <TextField
        size="small"
        label={label}
        value={text}
        inputRef={takeFocus}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        multiline
        error={reason !== undefined}
        helperText={reason === undefined ? undefined : <span role="alert">{reason}</span>}
        slotProps={{ htmlInput: { lang, dir: directionOf(lang), readOnly: isPending } }}
      />
      {theirs ? (
        <Alert severity="warning">
          {translate(`${texts}.lineChanged`)} <bdi>{visibleText(theirs.text)}</bdi>
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton size="small" variant="contained" loading={isPending} onClick={() => save(theirs ?? cue)}>
          {translate(theirs ? `${texts}.saveMine` : 'records.save')}
        </BusyButton>
        <Button size="small" onClick={close}>
          {translate(theirs ? `${texts}.keepTheirs` : 'ui.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

const look = { display: 'grid', gap: 1, px: 1.5, py: 1, '& .MuiFormControl-root': { m: 0 } } as const;

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { SelectField } from '@/records/inputs/SelectField';

const texts = 'areas.video-help.player';

interface LanguageChoiceProps {
  /** The spoken language of the recording, and those of the others. */
  spoken: string;
  spokenLanguages: readonly string[];
  onSpoken: (code: string) => void;
  /** The language of captions and transcript, and those that the recording has. */
  captions: string | undefined;
  captionLanguages: readonly string[];
  /** Whether captions are on the video; undefined where only its provider can show them. */
  isShown: boolean | undefined;
  /** Undefined turns the captions off; the transcript keeps its language. */
  onCaptions: (code: string | undefined) => void;
}

/** Chooses the recording of a video and its captions; nothing where there is no choice. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { spoken, spokenLanguages, onSpoken, captions, captionLanguages, isShown, onCaptions } = props;
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const optionsOf = (codes: readonly string[]) => codes.map((value) => ({ value, label: nameOf(value) }));
  const canTurnOff = isShown !== undefined;
  const hasCaptionChoice = captionLanguages.length > (canTurnOff ? 0 : 1);
  if (spokenLanguages.length < 2 && !hasCaptionChoice) return null;
  return (
    <Box sx={row}>
      {spokenLanguages.length > 1 ? (
        <SelectField
          size="small"
          label={translate(`${texts}.spoken`)}
          value={spoken}
          onChange={onSpoken}
          options={optionsOf(spokenLanguages)}
        />
      ) : null}
      {hasCaptionChoice ? (
        <SelectField
          size="small"
          label={translate(`${texts}.${canTurnOff ? 'captions' : 'transcript'}`)}
          value={isShown === false ? '' : (captions ?? '')}
          onChange={(code) => onCaptions(code || undefined)}
          options={optionsOf(captionLanguages)}
          {...(canTurnOff && { emptyLabel: translate(`${texts}.off`) })}
        />
      ) : null}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  '& .MuiFormControl-root': { m: 0 },
} as const;

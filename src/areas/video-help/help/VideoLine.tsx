import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { primaryLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { focusAround, takeFocusWithin } from '@/ui/focus/takeFocus';
import { clock } from '../checks/cues';
import { Poster } from '../player/Poster';
import type { HelpVideo } from './helpSchemas';

export type LineVideo = Pick<HelpVideo, 'id' | 'title' | 'durationSec' | 'poster'> & Partial<HelpVideo>;

interface VideoLineProps {
  video: LineVideo;
  /** It takes the focus that waits on the panel. */
  wasChosen: boolean;
  onChoose: () => void;
}

/** A video in a list: title, duration and progress. */
export function VideoLine({ video, wasChosen, onChoose }: VideoLineProps) {
  const translate = useTranslate();
  const { title, durationSec, poster, progress, language, id } = video;
  const isDone = progress?.finished === true;
  const isBegun = progress && progress.positionSec > 0;
  const state = isDone
    ? translate('areas.video-help.shell.watched')
    : isBegun
      ? translate('areas.video-help.shell.goOnAt', { time: clock(progress.positionSec) })
      : undefined;
  return (
    <li>
      <Box
        component="button"
        type="button"
        ref={wasChosen ? takeFocusWithin : undefined}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onChoose();
        }}
        sx={line}
      >
        <Poster src={poster} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="bdi" sx={{ display: 'block', fontWeight: 500 }}>
            {title || id}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {[clock(durationSec), state].filter(Boolean).join(' · ')}{' '}
            {isDone ? <CheckCircle color="success" sx={done} /> : null}
            {language === undefined ? null : <LanguageBadge language={language} />}
          </Box>
        </Box>
      </Box>
    </li>
  );
}

const done = { fontSize: '1rem', verticalAlign: 'text-bottom' } as const;
const line = {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  p: 1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  typography: 'body1',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** A video's language, if it is not the page's. */
export function LanguageBadge({ language }: { language: string }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  if (language === '' || primaryLanguage(language) === primaryLanguage(document.documentElement.lang))
    return null;
  return <>{translate('areas.video-help.shell.inLanguage', { language: nameOf(language) })}</>;
}

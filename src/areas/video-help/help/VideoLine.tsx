import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { primaryLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { clock } from '../checks/cues';
import { Poster } from '../player/Poster';
import type { HelpVideo } from './helpSchemas';
import { ListButton } from './ListButton';

export type LineVideo = Pick<HelpVideo, 'id' | 'title' | 'durationSec' | 'poster'> & Partial<HelpVideo>;

interface VideoLineProps {
  video: LineVideo;
  /** It takes the focus that waits on the panel. */
  wasChosen: boolean;
  onChoose: () => void;
}

/** A video in a list: title, duration and progress; one that was never opened is marked as new. */
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
      <ListButton wasChosen={wasChosen} onChoose={onChoose} sx={line}>
        <Poster src={poster} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="bdi" sx={{ display: 'block', fontWeight: 500 }}>
            {title || id}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {[clock(durationSec), state].filter(Boolean).join(' · ')}{' '}
            {progress === null ? (
              <Box component="span" sx={unseen}>
                {`· ${translate('areas.video-help.shell.new')} `}
              </Box>
            ) : null}
            {isDone ? <CheckCircle color="success" sx={done} /> : null}
            {language === undefined ? null : <LanguageBadge language={language} />}
          </Box>
        </Box>
      </ListButton>
    </li>
  );
}

const done = { fontSize: '1rem', verticalAlign: 'text-bottom' } as const;
const unseen = { color: 'primary.main', fontWeight: 600 } as const;
const line = {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  typography: 'body1',
} as const;

/** A video's language, if it is not the page's. */
export function LanguageBadge({ language }: { language: string }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  if (language === '' || primaryLanguage(language) === primaryLanguage(document.documentElement.lang))
    return null;
  return <>{translate('areas.video-help.shell.inLanguage', { language: nameOf(language) })}</>;
}

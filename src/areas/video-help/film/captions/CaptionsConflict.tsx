import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type Cue, clock } from '../../checks/cues';
import type { Video } from '../../videoSchema';
import { useCues } from './useCues';

const texts = 'areas.video-help.captions.conflict';

interface CaptionsConflictProps {
  video: Video;
  lang: string;
  mine: readonly Cue[];
  /** The film as it is now. */
  theirs: Video;
}

const isSame = (one: Cue | undefined, other: Cue | undefined) =>
  one?.text === other?.text && one?.start === other?.start && one?.end === other?.end;

const told = (cue: Cue | undefined) => (cue ? `${clock(cue.start)} ${cue.text}` : '–');

/** Says that somebody else has saved captions, and shows the first line that differs. */
export function CaptionsConflict({ lang, mine, theirs }: CaptionsConflictProps) {
  const translate = useTranslate();
  const has = theirs.captions.some((each) => each.lang === lang);
  const { data } = useCues(theirs, has ? lang : undefined);
  const others = data?.cues ?? [];
  const longest = Math.max(mine.length, others.length);
  const at = Array.from({ length: longest }, (_, index) => index).find(
    (index) => !isSame(mine[index], others[index]),
  );
  return (
    <Alert severity="warning">
      {translate(`${texts}.title`)}
      {data === undefined && has ? null : at === undefined ? (
        <Box>{translate(`${texts}.same`)}</Box>
      ) : (
        <Box component="dl" sx={{ m: 0, mt: 1 }}>
          <dt>{translate(`${texts}.mine`)}</dt>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <bdi>{told(mine[at])}</bdi>
          </Box>
          <dt>{translate(`${texts}.theirs`)}</dt>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <bdi>{told(others[at])}</bdi>
          </Box>
        </Box>
      )}
    </Alert>
  );
}

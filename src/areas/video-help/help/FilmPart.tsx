import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { Loaded } from '@/records/calls/Loaded';
import { useShell } from '@/ui/shell';
import { EmptyState } from '@/ui/state/EmptyState';
import { clock } from '../checks/cues';
import { captionsFor } from '../checks/recordings';
import { FilmPlayer } from '../player/FilmPlayer';
import { transcriptFrame } from '../player/spokenLine';
import { Transcript } from '../player/Transcript';
import { Feedback } from './Feedback';
import { LanguageBadge } from './FilmLine';
import { cuesSchema, type Film, filmSchema } from './helpSchemas';
import type { Wanted } from './Section';
import { useHelp } from './useHelp';
import { useProgress } from './useProgress';

const texts = 'areas.video-help.shell';

interface FilmPartProps {
  wanted: Wanted;
  /** The target of the back button: results or all films. */
  backTo: 'found' | 'all';
  onBack: () => void;
  /** Called when the server knows that the film was opened. */
  onOpened: () => void;
  onWanted: (wanted: Wanted) => void;
}

/** A film, continued where the person stopped, with its transcript. */
export function FilmPart({ wanted, backTo, onBack, onOpened, onWanted }: FilmPartProps) {
  const translate = useTranslate();
  const query = useHelp(filmSchema, `/${encodeURIComponent(wanted.id)}`);
  return (
    <>
      <Button size="small" startIcon={<ArrowBack />} onClick={onBack} sx={{ my: 1 }}>
        {translate(`${texts}.${backTo === 'found' ? 'allFound' : 'allFilms'}`)}
      </Button>
      <Loaded
        query={query}
        failed={translate(`${texts}.failed`)}
        missing={<EmptyState atStart title={translate(`${texts}.gone`)} />}
      >
        {(film) => (
          <OpenFilm
            film={film}
            wanted={wanted}
            onOpened={onOpened}
            onWanted={onWanted}
            renew={async () => {
              const { data } = await query.refetch({ throwOnError: true });
              return data?.source?.kind === 'file' ? data.source.src : undefined;
            }}
          />
        )}
      </Loaded>
    </>
  );
}

interface OpenFilmProps extends Omit<FilmPartProps, 'onBack' | 'backTo'> {
  film: Film;
  renew: () => Promise<string | undefined>;
}

function OpenFilm({ film, wanted, onOpened, onWanted, renew }: OpenFilmProps) {
  const translate = useTranslate();
  const { defaultLanguage } = useShell();
  const { progress } = film;
  // The start position: storing progress must not change it.
  const [begin] = useState(() => (progress && !progress.finished ? progress.positionSec : 0));
  const [start, setStart] = useState({ of: wanted, at: wanted.at ?? begin, plays: wanted.plays === true });
  if (start.of !== wanted) setStart({ of: wanted, at: wanted.at ?? begin, plays: wanted.plays === true });
  const [time, setTime] = useState(start.at);
  const keep = useProgress(film, start.at, onOpened);
  const lang = captionsFor(film.captions, document.documentElement.lang, defaultLanguage);
  const path = `/${encodeURIComponent(film.id)}/cues/${encodeURIComponent(lang ?? '')}`;
  const captions = useHelp(cuesSchema, path, {}, lang !== undefined);
  const seek = (at: number) => {
    setTime(at);
    onWanted({ id: film.id, at, plays: true });
  };
  // A new address is only for an expired one; a playing film continues.
  const [source] = useState(film.source);
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box>
        <Typography component="h4" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{film.title || film.id}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {clock(film.durationSec)} <LanguageBadge language={film.language} />
        </Typography>
      </Box>
      <FilmPlayer
        title={film.title || film.id}
        source={source}
        poster={film.poster}
        captions={captions.data && lang !== undefined ? { lang, cues: captions.data.cues } : undefined}
        wanted={start}
        onTime={(seconds) => {
          setTime(seconds);
          keep.playing(seconds);
        }}
        onRest={keep.resting}
        renew={renew}
      />
      {film.summary === '' ? null : <Typography variant="body2">{film.summary}</Typography>}
      {film.chapters.length > 0 ? (
        <Box component="ul" role="list" aria-label={translate(`${texts}.chapters`)} sx={chapters}>
          {film.chapters.map(({ at, title }) => (
            <li key={at}>
              <Chip label={`${clock(at)} ${title}`} onClick={() => seek(at)} size="small" />
            </li>
          ))}
        </Box>
      ) : null}
      {film.description === '' ? null : (
        <Box>
          <Typography component="h4" variant="subtitle2">
            {translate(`${texts}.seen`)}
          </Typography>
          <Typography variant="body2" dir={directionOf(film.language)} sx={{ whiteSpace: 'pre-line' }}>
            {film.description}
          </Typography>
        </Box>
      )}
      {lang === undefined ? null : (
        <Loaded
          query={captions}
          failed={translate(`${texts}.transcriptFailed`)}
          // As high as the content, without the attribute that hides what follows.
          loading={<Box role="status" aria-label={translate('ui.state.loading')} sx={transcriptFrame} />}
        >
          {({ cues }) => <Transcript cues={cues} lang={lang} time={time} onSeek={seek} />}
        </Loaded>
      )}
      <Feedback film={film} time={time} />
    </Box>
  );
}

const chapters = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' } as const;

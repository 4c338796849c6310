import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { AllPart, HomePart } from './HomePart';
import { SearchPart } from './SearchPart';
import { VideoPart } from './VideoPart';

const texts = 'areas.video-help.shell';

/** A video and a start second. */
export interface VideoTarget {
  readonly id: string;
  readonly at?: number | undefined;
  readonly plays?: boolean;
}

/** Parses `#help=v3@41`. */
function parseTarget(address: string | undefined): VideoTarget | undefined {
  const [, id, at] = /^(.+?)(?:@(\d{1,5}))?$/.exec(address ?? '') ?? [];
  return id === undefined ? undefined : { id, ...(at !== undefined && { at: Number(at) }) };
}

/** The videos in the help panel: those of this page, started ones, all by topic, a search, and the open video. */
export function VideosSection({ page, target, askAgain }: ShellPartProps) {
  const translate = useTranslate();
  const id = useId();
  const [video, setVideo] = useState(() => parseTarget(target));
  const [lastTarget, setLastTarget] = useState(target);
  // Later requests in the address count too; without one, the video stays as it is.
  if (lastTarget !== target) {
    setLastTarget(target);
    const next = parseTarget(target);
    if (next) setVideo(next);
  }
  const [query, setQuery] = useState('');
  // After the way back the focus returns to what was chosen.
  const [lastChosen, setLastChosen] = useState<VideoTarget>();
  // The chosen video replaces the results until the next search.
  const [isChosen, setChosen] = useState(false);
  /** Whether all videos are listed instead of those of the page; undefined before they were. */
  const [showsAll, setShowsAll] = useState<boolean>();
  const choose = (next: VideoTarget) => {
    setVideo(next);
    setLastChosen(next);
    setChosen(true);
  };
  const showAll = (isShown: boolean) => {
    setShowsAll(isShown);
    setLastChosen(undefined);
  };
  const isSearching = query.trim().length > 1;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate(`${texts}.videos`)}
      </Typography>
      <SearchPart
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setChosen(false);
        }}
        showsResults={!isChosen}
        lastChosen={lastChosen}
        onChoose={choose}
      />
      {video ? (
        <VideoPart
          key={video.id}
          target={video}
          backTo={isSearching && isChosen ? 'allFound' : showsAll ? 'allVideos' : 'overview'}
          onBack={() => {
            setVideo(undefined);
            setChosen(false);
          }}
          onOpened={askAgain}
          onSeek={setVideo}
        />
      ) : isSearching ? null : showsAll ? (
        <AllPart lastChosen={lastChosen} onChoose={choose} onBack={() => showAll(false)} />
      ) : (
        <HomePart
          page={page}
          lastChosen={lastChosen}
          onChoose={choose}
          onAll={() => showAll(true)}
          wasAll={showsAll === false}
        />
      )}
    </Box>
  );
}

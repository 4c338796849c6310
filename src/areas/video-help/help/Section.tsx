import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { HomePart } from './HomePart';
import { SearchPart } from './SearchPart';
import { VideoPart } from './VideoPart';

const texts = 'areas.video-help.shell';

/** A video and a start second. */
export interface Wanted {
  readonly id: string;
  readonly at?: number | undefined;
  readonly plays?: boolean;
}

/** Parses `#help=v3@41`. */
function read(target: string | undefined): Wanted | undefined {
  const [, id, at] = /^(.+?)(?:@(\d{1,5}))?$/.exec(target ?? '') ?? [];
  return id === undefined ? undefined : { id, ...(at !== undefined && { at: Number(at) }) };
}

/** The videos in the help panel: those of this page, started ones, a search, and the open video. */
export function Section({ page, target, askAgain }: ShellPartProps) {
  const translate = useTranslate();
  const id = useId();
  const [wanted, setWanted] = useState(() => read(target));
  const [seen, setSeen] = useState(target);
  // Later requests in the address count too; without one, the video stays as it is.
  if (seen !== target) {
    setSeen(target);
    const asked = read(target);
    if (asked) setWanted(asked);
  }
  const [query, setQuery] = useState('');
  // The chosen video replaces the results until the next search.
  const [isChosen, setChosen] = useState(false);
  const choose = (next: Wanted) => {
    setWanted(next);
    setChosen(true);
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
        listed={!isChosen}
        onChoose={choose}
      />
      {wanted ? (
        <VideoPart
          key={wanted.id}
          wanted={wanted}
          backTo={isSearching && isChosen ? 'found' : 'all'}
          onBack={() => {
            setWanted(undefined);
            setChosen(false);
          }}
          onOpened={askAgain}
          onWanted={setWanted}
        />
      ) : isSearching ? null : (
        <HomePart page={page} onChoose={choose} />
      )}
    </Box>
  );
}

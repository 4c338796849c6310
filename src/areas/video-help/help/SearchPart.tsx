import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { clock } from '../checks/cues';
import { hitsSchema } from './helpSchemas';
import { ListButton } from './ListButton';
import { Marked } from './Marked';
import { useHelp } from './useHelp';
import type { VideoTarget } from './VideosSection';

const texts = 'areas.video-help.shell';
const maxQueryLength = 200;
/** How long to wait after the last key before searching, in milliseconds. */
const debounceMs = 250;

const searchTerm = (query: string) => query.trim().slice(0, maxQueryLength);

interface SearchPartProps {
  query: string;
  onQuery: (query: string) => void;
  /** Whether results are shown. */
  showsResults: boolean;
  /** Takes the focus when the person comes back from it. */
  lastChosen: VideoTarget | undefined;
  onChoose: (target: VideoTarget) => void;
}

/** Searches the titles, tags and captions of all videos. Enter in the field goes to the next match, Shift+Enter to the previous one. */
export function SearchPart({ query, onQuery, showsResults, lastChosen, onChoose }: SearchPartProps) {
  const translate = useTranslate();
  const [term, setTerm] = useState(() => searchTerm(query));
  const setTermSoon = useDebouncedEvent(setTerm, debounceMs);
  const isSearchable = term.length > 1;
  const search = useHelp(hitsSchema, '/search', { q: term, range: '[0,24]' }, { enabled: isSearchable });
  const [matchIndex, setMatchIndex] = useState(-1);
  // Matches of an earlier term are ignored.
  const hits = term === searchTerm(query) ? (search.data ?? []) : [];
  const matches = hits.flatMap(({ id, hits }): VideoTarget[] =>
    hits.length === 0 ? [{ id }] : hits.map((hit) => ({ id, at: hit.at })),
  );
  const wasChosen = (id: string, at?: number) => lastChosen?.id === id && lastChosen.at === at;
  const change = (text: string) => {
    onQuery(text);
    setTermSoon(searchTerm(text));
    setMatchIndex(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') {
      // The first Escape clears the text, a second one closes the panel.
      event.preventDefault();
      change('');
    }
    if (event.key !== 'Enter' || matches.length === 0) return;
    event.preventDefault();
    const next = (matchIndex + (event.shiftKey ? -1 : 1) + matches.length) % matches.length;
    setMatchIndex(next);
    const match = matches[next];
    if (match) onChoose(match);
  };
  return (
    <Box role="search">
      <TextField
        fullWidth
        type="search"
        size="small"
        label={translate(`${texts}.search`)}
        value={query}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
      />
      {showsResults && isSearchable && query.trim() !== '' ? (
        <Loaded query={search}>
          {(videos) => (
            <>
              <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {videos.length === 0
                  ? translate(`${texts}.notFound`, { query: term })
                  : translate(`${texts}.found`, { smart_count: videos.length })}
              </Typography>
              <Box component="ul" role="list" sx={list}>
                {videos.map(({ id, title, tags, hits }) => (
                  <li key={id}>
                    <ListButton
                      wasChosen={wasChosen(id)}
                      onChoose={() => onChoose({ id })}
                      sx={{ fontWeight: 600 }}
                    >
                      <Marked text={title || id} term={term} />
                      {tags.map((tag) => (
                        <Box key={tag} component="span" sx={secondary}>
                          {' · '}
                          <Marked text={tag} term={term} />
                        </Box>
                      ))}
                    </ListButton>
                    {hits.map((hit) => (
                      <ListButton
                        key={hit.at}
                        wasChosen={wasChosen(id, hit.at)}
                        onChoose={() => onChoose({ id, at: hit.at, plays: true })}
                      >
                        <Box component="span" sx={secondary}>
                          {clock(hit.at)}{' '}
                        </Box>
                        <Marked text={hit.text} term={term} />
                      </ListButton>
                    ))}
                  </li>
                ))}
              </Box>
            </>
          )}
        </Loaded>
      ) : null}
    </Box>
  );
}

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none' } as const;
const secondary = { color: 'text.secondary', fontWeight: 400 } as const;

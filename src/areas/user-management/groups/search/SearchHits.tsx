import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathText } from '@/people/pathText';
import { Loaded } from '@/records/calls/Loaded';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { type Group, groupsResource } from '../groupSchema';
import { choiceStyles } from './choiceStyles';

export interface SearchHitsProps {
  q: string;
  onChoose: (record: Group) => void;
  /** The chosen hit, if choosing is not a navigation. */
  chosenId?: string;
  /** A hit's address; absent if choosing is not a navigation. */
  hrefOf?: (record: Group) => string;
  /** Why a hit cannot be chosen. */
  reasonOf?: (record: Group) => string | undefined;
}

const texts = 'areas.user-management.groups.search';

/** How many hits are shown at first and added by each click. */
const pageSize = 50;

/** The records that the server finds, each with its path. A new search aborts the previous one. */
export function SearchHits(props: SearchHitsProps) {
  const { q } = props;
  const translate = useTranslate();
  const [loadedPages, setLoadedPages] = useState({ q, pages: 1 });
  const pages = loadedPages.q === q ? loadedPages.pages : 1;
  const query = useGetList<Group>(groupsResource, {
    filter: { q },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: pages * pageSize },
  });
  const count = query.total ?? query.data?.length ?? 0;
  return (
    <Loaded
      query={query}
      failureText={translate(`${texts}.failed`)}
      loading={<LoadingState label={translate(`${texts}.running`)} />}
    >
      {(hits) =>
        count === 0 ? (
          <EmptyState icon={<SearchOff />} message={translate(`${texts}.none`, { q })} />
        ) : (
          <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto' }}>
            <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', px: 1, mb: 1 }}>
              {translate(`${texts}.found`, { smart_count: count })}
            </Box>
            <Box
              component="ul"
              aria-label={translate(`${texts}.hits`)}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {hits.map((record) => (
                <SearchHit key={record.id} {...props} record={record} />
              ))}
            </Box>
            {count > hits.length ? (
              <Button
                data-hit
                onClick={() => setLoadedPages({ q, pages: pages + 1 })}
                loading={query.isFetching}
                sx={{ mt: 1 }}
              >
                {translate(`${texts}.more`, { smart_count: count - hits.length })}
              </Button>
            ) : null}
          </Box>
        )
      }
    </Loaded>
  );
}

/** One hit, as a link or an option: the name with the matches marked, and its ancestors below. */
function SearchHit(props: SearchHitsProps & { record: Group }) {
  const { record, q, onChoose, chosenId, hrefOf, reasonOf } = props;
  const translate = useTranslate();
  const path = pathText(record.path);
  const reason = reasonOf?.(record);
  const isDisabled = reason !== undefined;
  const target = hrefOf
    ? { component: Link, to: hrefOf(record) }
    : { 'aria-pressed': record.id === chosenId };
  return (
    <li>
      <ButtonBase
        {...target}
        data-hit
        aria-disabled={isDisabled || undefined}
        onClick={() => isDisabled || onChoose(record)}
        sx={hit}
      >
        <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
          <Marked text={record.name} q={q} />
        </Box>
        <Box component="span" dir="auto" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[path || translate('areas.user-management.groups.move.topLevel'), reason]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </ButtonBase>
    </li>
  );
}

/** A text with the search words marked, each on its own, ignoring case. */
export function Marked({ text, q }: { text: string; q: string }) {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  // The capturing group keeps the matches between the other parts.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, index, parts) =>
      index % 2 === 1 ? <mark key={parts.slice(0, index).join('').length}>{part}</mark> : part,
    );
}

const hit = {
  ...choiceStyles,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  py: 0.75,
  textAlign: 'start',
  '& span': { overflowWrap: 'anywhere' },
  // Matches are underlined, so that they do not differ by colour alone.
  '& mark': { color: 'inherit', bgcolor: 'action.selected', textDecoration: 'underline' },
} as const;

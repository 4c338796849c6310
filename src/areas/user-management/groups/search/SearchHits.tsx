import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { LoadingState } from '../../../../ui/state/LoadingState';
import type { Group } from '../groupSchema';
import { groupsResource } from '../groupSource';
import { SearchHit } from './SearchHit';

interface SearchHitsProps {
  q: string;
  onChoose: (group: Group) => void;
  chosenId?: string;
  hrefOf?: (group: Group) => string;
  reasonOf?: (group: Group) => string | undefined;
}

/** How many hits are shown at first, and how many more at a time. */
const pageSize = 50;
const texts = 'areas.user-management.groups.search';

/** The groups that the server finds, each with where it stands. A search that is overtaken by the next one is aborted. */
export function SearchHits({ q, onChoose, chosenId, hrefOf, reasonOf }: SearchHitsProps) {
  const translate = useTranslate();
  const [more, setMore] = useState({ q, pages: 1 });
  const pages = more.q === q ? more.pages : 1;
  const { data, total, error, isPending, isFetching, refetch } = useGetList<Group>(groupsResource, {
    filter: { q },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: pages * pageSize },
  });
  if (error && !isFetching) {
    return (
      <ErrorState
        title={translate(`${texts}.failed`)}
        message={translate(errorTextKey(error))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending || data === undefined) return <LoadingState label={translate(`${texts}.running`)} />;
  const count = total ?? data.length;
  return (
    <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto' }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', px: 1, mb: 1 }}>
        {count === 0
          ? translate(`${texts}.none`, { q })
          : translate(`${texts}.found`, { smart_count: count })}
      </Box>
      <Box component="ul" aria-label={translate(`${texts}.hits`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((group) => (
          <SearchHit
            key={group.id}
            {...{ group, q, onChoose }}
            isChosen={group.id === chosenId}
            to={hrefOf?.(group)}
            reason={reasonOf?.(group)}
          />
        ))}
      </Box>
      {count > data.length ? (
        <Button data-hit onClick={() => setMore({ q, pages: pages + 1 })} loading={isFetching} sx={{ mt: 1 }}>
          {translate(`${texts}.more`, { smart_count: count - data.length })}
        </Button>
      ) : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RecordLink } from '@/records/list/RecordLink';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';
import { pathOfText } from '../translations/textAddress';
import { WrittenChange } from '../translations/WrittenChange';
import { type Difference, differencesSchema } from './publishSchema';

const texts = 'areas.default-translations.publish';

/** The number of differences per request. */
const pageSize = 50;

/** The differences that the person leaves out of a publication. */
export interface LeftOutChoice {
  leftOut: readonly Difference[];
  onLeaveOut: (differences: readonly Difference[]) => void;
}

/** The differences of a language, page by page. Each can be left out, except those that are held back. */
export function DifferenceList({ language, leftOut, onLeaveOut }: LeftOutChoice & { language: Language }) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const query = useInfiniteQuery({
    queryKey: [languagesResource, 'differences', language.id, language.version],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      calls.call(languagesResource, {
        // One more, to know whether there are further ones.
        path: `/${encodeURIComponent(language.id)}/differences?range=[${pageParam},${pageParam + pageSize}]`,
        schema: differencesSchema,
        signal,
      }),
    getNextPageParam: (page, _pages, first) => (page.length > pageSize ? first + pageSize : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, pageSize)),
  });
  return (
    <Loaded
      query={query}
      failureText={translate(`${texts}.differencesFailed`)}
      loading={<LoadingState shape="rows" />}
    >
      {(differences) => (
        <>
          <Box
            component="ul"
            aria-label={translate(`${texts}.differences`, { language: language.name })}
            sx={list}
          >
            {differences.map((each) => (
              <li key={each.key}>
                {each.kind === 'held' ? (
                  <span />
                ) : (
                  <Checkbox
                    checked={leftOut.every(({ key }) => key !== each.key)}
                    onChange={(_event, isIncluded) =>
                      onLeaveOut(
                        isIncluded ? leftOut.filter(({ key }) => key !== each.key) : [...leftOut, each],
                      )
                    }
                    slotProps={{ input: { 'aria-label': translate(`${texts}.take`, { key: each.key }) } }}
                    sx={{ mt: -1 }}
                  />
                )}
                <DifferenceRow difference={each} language={language} />
              </li>
            ))}
          </Box>
          {query.isFetchNextPageError ? (
            <Typography role="alert" color="error">
              {translate(`${texts}.differencesFailed`)}
            </Typography>
          ) : null}
          {query.hasNextPage ? (
            <Button
              variant="outlined"
              sx={{ mt: 1 }}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {translate(`${texts}.more`)}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function DifferenceRow({ difference, language }: { difference: Difference; language: Language }) {
  const translate = useTranslate();
  const { key, kind, before, after } = difference;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <RecordLink to={pathOfText(key, language.id)}>
          <bdi dir="ltr">{key}</bdi>
        </RecordLink>
        <Typography variant="body2" sx={{ color: kind === 'held' ? 'error.main' : 'text.secondary' }}>
          {translate(`${texts}.kinds.${kind}`)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <WrittenChange
          before={before}
          after={after}
          isHeld={kind === 'held'}
          lang={language.id}
          dir={language.direction}
        />
      </Box>
    </>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: { xs: 0.5, md: 2 },
    '& > :last-child': { gridColumn: { xs: 2, md: 'auto' } },
    rowGap: 0.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

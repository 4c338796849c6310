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

interface DifferenceListProps {
  /** What has differences: a language as it would be published, or a publication. */
  of: { readonly resource: string; readonly id: string; readonly version: number };
  language: Pick<Language, 'id' | 'name' | 'direction'>;
  /** Without it, nothing can be left out. */
  choice?: LeftOutChoice;
}

/** Differences for the readers of a language, page by page. Each can be left out, except those that are held back. */
export function DifferenceList({ of, language, choice }: DifferenceListProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const query = useInfiniteQuery({
    queryKey: [of.resource, 'differences', of.id, of.version],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      calls.call(of.resource, {
        // One more, to know whether there are further ones.
        path: `/${encodeURIComponent(of.id)}/differences?range=[${pageParam},${pageParam + pageSize}]`,
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
            sx={choice ? choiceList : list}
          >
            {differences.map((each) => (
              <li key={each.key}>
                {choice ? <LeftOutBox difference={each} {...choice} /> : null}
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

function LeftOutBox({ difference, leftOut, onLeaveOut }: LeftOutChoice & { difference: Difference }) {
  const translate = useTranslate();
  const { key: thisKey, kind } = difference;
  if (kind === 'held') return <span />;
  return (
    <Checkbox
      checked={leftOut.every(({ key }) => key !== thisKey)}
      onChange={(_event, isIncluded) =>
        onLeaveOut(isIncluded ? leftOut.filter(({ key }) => key !== thisKey) : [...leftOut, difference])
      }
      slotProps={{ input: { 'aria-label': translate(`${texts}.take`, { key: thisKey }) } }}
      sx={{ mt: -1 }}
    />
  );
}

interface DifferenceRowProps extends Pick<DifferenceListProps, 'language'> {
  difference: Difference;
}

function DifferenceRow({ difference, language }: DifferenceRowProps) {
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
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: 2,
    rowGap: 0.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
const choiceList = {
  ...list,
  '& > li': {
    ...list['& > li'],
    gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: { xs: 0.5, md: 2 },
    '& > :last-child': { gridColumn: { xs: 2, md: 'auto' } },
  },
} as const;

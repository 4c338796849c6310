import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useOfferedLanguages, useTextLanguages } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Option } from '@/records/inputs/options';
import { SelectField } from '@/records/inputs/SelectField';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useKnownPages } from '../useKnownPages';
import { VideoHelpTabs } from '../VideoHelpTabs';
import { videos } from '../videoSchema';

const texts = 'areas.video-help.coverage';
const countsSchema = v.fallback(v.record(v.string(), v.number()), {});
const coverageSchema = v.array(v.object({ id: v.string(), own: countsSchema, fallback: countsSchema }));
type PageCoverage = v.InferOutput<typeof coverageSchema>[number];

const listPath = (filter: object) =>
  `/video-help/videos?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** `/video-help/coverage`: which pages have videos in which language; filtered by `?language=` and `?videos=`. */
export function CoveragePage() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const languages = useTextLanguages();
  const isLoading = useOfferedLanguages().isLoading;
  const [search, setSearch] = useSearchParams();
  const language = languages.find(({ value }) => value === search.get('language'))?.value ?? '';
  const videoFilter = search.get('videos') === 'without' ? 'without' : 'all';
  const setFilter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const query = useQuery({
    queryKey: ['video-help/coverage'],
    queryFn: ({ signal }) => calls.call('video-help/coverage', { path: '', schema: coverageSchema, signal }),
  });
  const due = useGetList(videos.resource, { filter: dueFilter, pagination: { page: 1, perPage: 1 } });
  return (
    <VideoHelpTabs>
      <PageHeader headline={translate(`${texts}.headline`)} lead={translate(`${texts}.lead`)} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
        <SelectField
          size="small"
          label={translate(`${texts}.language`)}
          value={language}
          onChange={(code) => setFilter('language', code)}
          options={languages}
          emptyLabel={translate(`${texts}.allLanguages`)}
          sx={{ width: '100%', maxWidth: 320, mb: 0 }}
        />
        <ToggleChoice
          label={translate(`${texts}.page`)}
          value={videoFilter}
          onChange={(value) => setFilter('videos', value)}
          options={(['all', 'without'] as const).map((value) => ({
            value,
            label: translate(`${texts}.show.${value}`),
          }))}
        />
      </Stack>
      <Loaded query={query}>
        {(coverage) =>
          // A sentence that grew later would move the table.
          isLoading || due.isPending ? (
            <LoadingState />
          ) : (
            <CoverageTable
              coverage={coverage}
              dueCount={due.total ?? 0}
              languages={languages.filter(({ value }) => language === '' || value === language)}
              onlyWithout={videoFilter === 'without'}
            />
          )
        }
      </Loaded>
    </VideoHelpTabs>
  );
}

interface CoverageTableProps {
  coverage: readonly PageCoverage[];
  /** How many videos are due for review. */
  dueCount: number;
  languages: readonly Option[];
  /** Only the pages without videos are shown. */
  onlyWithout: boolean;
}

function CoverageTable({ coverage, dueCount, languages, onlyWithout }: CoverageTableProps) {
  const translate = useTranslate();
  const { options, nameOf, isKnown } = useKnownPages();
  const rows = new Map(coverage.map((each) => [each.id, each]));
  const unknownPages = [...rows.keys()].filter((id) => !isKnown(id));
  const pages = [...options.map(({ value }) => value), ...unknownPages];
  const coveredPages = pages.filter((page) => rows.has(page));
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate(`${texts}.sum`, { smart_count: coveredPages.length, of: pages.length })}{' '}
        <DueVideos count={dueCount} />
      </Typography>
      <Box sx={frame} tabIndex={0} role="region" aria-label={translate(`${texts}.headline`)}>
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(`${texts}.page`)}</TableCell>
              {languages.map(({ value, label }) => (
                <TableCell key={value}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {pages
              .filter((page) => !onlyWithout || !rows.has(page))
              .map((page) => (
                <TableRow key={page}>
                  <TableCell component="th" scope="row" sx={pageCell}>
                    {isKnown(page) ? nameOf(page) : translate('areas.video-help.pages.unknown', { page })}
                  </TableCell>
                  <Videos page={page} languages={languages} coverage={rows.get(page)} />
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

const dueFilter = { needsReview: true };

/** The number of videos due for review, with a link to them. */
function DueVideos({ count }: { count: number }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return <AppLink to={listPath(dueFilter)}>{translate(`${texts}.due`, { smart_count: count })}</AppLink>;
}

interface VideosProps {
  page: string;
  languages: readonly Option[];
  coverage: PageCoverage | undefined;
}

/** A page's videos per language, own or in another one, with links to them, or to create one. */
function Videos({ page, languages, coverage }: VideosProps) {
  const translate = useTranslate();
  if (coverage === undefined)
    return (
      <TableCell colSpan={languages.length}>
        <AppLink to={`/video-help/videos/create?page=${encodeURIComponent(page)}`}>
          {translate('areas.video-help.list.create')}
        </AppLink>
      </TableCell>
    );
  const ofPage = { page, status_eq_any: ['published'] };
  return languages.map(({ value }) => {
    const { [value]: ownCount = 0 } = coverage.own;
    const { [value]: fallbackCount = 0 } = coverage.fallback;
    return (
      <TableCell key={value}>
        <AppLink to={listPath({ ...ofPage, ...(ownCount > 0 && { language: value }) })}>
          {translate(`${texts}.${ownCount > 0 ? 'own' : 'fallback'}`, {
            smart_count: ownCount || fallbackCount,
          })}
        </AppLink>
      </TableCell>
    );
  });
}

/** As wide as the longest word of a page's name. */
const pageCell = { overflowWrap: 'break-word', minWidth: '11rem' } as const;
const frame = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;

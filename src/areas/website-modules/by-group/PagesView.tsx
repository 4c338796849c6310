import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { RecordLink } from '@/records/list/RecordLink';
import { modulePath } from '../moduleSchema';
import { type Position, positionName } from '../positionSchema';
import { PagePlan } from '../positions/PagePlan';
import type { Effective } from './useEffective';
import { useReason } from './useReason';

const texts = 'areas.website-modules.byGroup';
const pagesAtFirst = 2;

interface PagesViewProps {
  positions: readonly Position[];
  list: readonly Effective[];
  /** A module to highlight; only its pages are shown. */
  moduleId?: string;
  /** The list has only some of the modules; pages with none of them are left out. */
  isFiltered?: boolean;
}

/** The website's pages as wireframes: each position with its modules; those that the reader does not get say so, with the reason. */
export function PagesView({ positions, list, moduleId, isFiltered = false }: PagesViewProps) {
  const translate = useTranslate();
  // As in the list, what fits on a screen comes first.
  const maxPages = useDeferredValue(Number.POSITIVE_INFINITY, pagesAtFirst);
  const effectiveById = new Map(list.map((each) => [each.id, each]));
  const isVisible = ({ moduleIds }: Position) =>
    moduleId === undefined
      ? !isFiltered || moduleIds.some((id) => effectiveById.has(id))
      : moduleIds.includes(moduleId);
  const pages = [...new Set(positions.filter(isVisible).map(({ page }) => page))];
  if (pages.length === 0) return <Typography>{translate(`${texts}.onNoPage`)}</Typography>;
  return (
    <Box sx={sheet}>
      {pages.slice(0, maxPages).map((page) => (
        <Box component="section" key={page} aria-label={page} sx={pageBox}>
          <Typography variant="subtitle2" component="h2" sx={{ px: 1.5, py: 0.75, bgcolor: 'action.hover' }}>
            <bdi>{page}</bdi>
          </Typography>
          <PagePlan positions={positions.filter((each) => each.page === page)}>
            {(each) => <Place position={each} effectiveById={effectiveById} moduleId={moduleId} />}
          </PagePlan>
        </Box>
      ))}
    </Box>
  );
}

interface PlaceProps {
  position: Position;
  effectiveById: ReadonlyMap<string, Effective>;
  moduleId: string | undefined;
}

function Place({ position, effectiveById, moduleId }: PlaceProps) {
  const translate = useTranslate();
  const name = positionName(position);
  const reasonOf = useReason();
  return (
    <Box sx={placeBox}>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box component="ul" aria-label={name} sx={blocks}>
        {position.moduleIds.map((id) => {
          const each = effectiveById.get(id);
          if (each === undefined) return null;
          return (
            <li key={id} data-got={each.enabled} data-chosen={id === moduleId || undefined}>
              <RecordLink to={modulePath(id)}>
                <bdi>{each.name}</bdi>
              </RecordLink>
              {each.enabled ? null : (
                <div className="why">
                  <strong>{translate(`${texts}.missing`)}</strong>
                  {' · '}
                  {reasonOf(each)}
                </div>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const sheet = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: 2,
  alignItems: 'start',
} as const;
const pageBox = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  // Only visible pages are laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
} as const;
const placeBox = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  px: 1,
  pt: 0.25,
  pb: 1,
  minWidth: 0,
} as const;
/** Styled on the list, because a website has up to 500 modules. */
const blocks = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': {
    border: 1,
    borderColor: 'outline',
    borderRadius: 1,
    bgcolor: 'action.selected',
    px: 1,
    py: 0.5,
    minHeight: 24,
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
  // A gap in the page: hatched, without a fill, its name quiet.
  '& > li[data-got=false]': {
    borderStyle: 'dashed',
    bgcolor: 'transparent',
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentColor 9%, transparent) 6px 7px)',
    '& a': { color: 'text.secondary', fontWeight: 400, textDecoration: 'line-through' },
  },
  '& > li[data-chosen]': { borderColor: 'primary.main', borderWidth: 2 },
  '& .why': { typography: 'caption', color: 'text.secondary' },
} as const;

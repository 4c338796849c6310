import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { modulePath } from '../moduleSchema';
import { type Position, positionName, regions } from '../positionSchema';
import type { Effective } from './useEffective';
import { useReason } from './useReason';

const texts = 'areas.website-modules.byGroup';

interface PagesViewProps {
  positions: readonly Position[];
  list: readonly Effective[];
  /** A module to highlight; only its pages are shown. */
  moduleId?: string;
}

/** The website's pages as wireframes: each position with its modules; those that the reader does not get are dashed, with the reason. */
export function PagesView({ positions, list, moduleId }: PagesViewProps) {
  const translate = useTranslate();
  const known = new Map(list.map((each) => [each.id, each]));
  const about =
    moduleId === undefined ? positions : positions.filter((each) => each.moduleIds.includes(moduleId));
  const pages = [...new Set(about.map(({ page }) => page))];
  if (pages.length === 0) return <Typography>{translate(`${texts}.onNoPage`)}</Typography>;
  return (
    <Box sx={sheet}>
      {pages.map((page) => (
        <Box component="section" key={page} aria-label={page} sx={pageBox}>
          <Typography variant="subtitle2" component="h2" sx={{ px: 1.5, py: 0.75, bgcolor: 'action.hover' }}>
            <bdi>{page}</bdi>
          </Typography>
          <Box sx={plan}>
            {regions.map((region) => (
              <Box key={region} sx={{ gridArea: region, display: 'grid', gap: 1, alignContent: 'start' }}>
                {positions
                  .filter((each) => each.page === page && each.region === region)
                  .map((each) => (
                    <Place key={each.id} position={each} known={known} moduleId={moduleId} />
                  ))}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface PlaceProps {
  position: Position;
  known: ReadonlyMap<string, Effective>;
  moduleId: string | undefined;
}

function Place({ position, known, moduleId }: PlaceProps) {
  const name = positionName(position);
  const reasonOf = useReason();
  return (
    <Box sx={placeBox}>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {position.moduleIds.map((id) => {
          const each = known.get(id);
          if (each === undefined) return null;
          return (
            <Box
              component="li"
              key={id}
              data-got={each.enabled}
              sx={[
                block,
                !each.enabled && dashed,
                id === moduleId && { borderColor: 'primary.main', borderWidth: 2 },
              ]}
            >
              <AppLink to={modulePath(id)}>
                <bdi>{each.name}</bdi>
              </AppLink>
              {each.enabled ? null : (
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {reasonOf(each)}
                </Box>
              )}
            </Box>
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
const plan = {
  display: 'grid',
  columnGap: 1,
  px: 1,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"head" "main" "side" "foot"', sm: '"head head" "main side" "foot foot"' },
  // Without a side part, the main part has the full width.
  '&:has(> :nth-of-type(3):empty)': {
    gridTemplateAreas: { sm: '"head head" "main main" "foot foot"' },
  },
  '& > *': { mb: 1 },
  '& > :empty': { display: 'none' },
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
const block = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  py: 0.5,
  minHeight: 24,
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
const dashed = { borderStyle: 'dashed' } as const;

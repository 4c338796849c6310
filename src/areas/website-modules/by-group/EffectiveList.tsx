import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { RecordLink } from '@/records/list/RecordLink';
import { useNames } from '@/records/references/useNames';
import { AppLink } from '@/ui/page/AppLink';
import { framed } from '@/ui/page/framed';
import { PageSection } from '@/ui/page/PageSection';
import { useSettingLines } from '../module/useSettingLines';
import { type Module, modulePath, modules, settingsPath } from '../moduleSchema';
import type { Position } from '../positionSchema';
import { placesOf } from './placesOf';
import type { Effective } from './useEffective';
import { useReason } from './useReason';

const texts = 'areas.website-modules.byGroup';
const rowsAtFirst = 30;

interface EffectiveListProps {
  list: readonly Effective[];
  positions: readonly Position[];
  /** The reader's group; null for none. */
  group: string | null;
}

/** The modules that a reader gets, then those that they do not get, each with its positions, the reason, and a link to the rule. */
export function EffectiveList({ list, positions, group }: EffectiveListProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // The page opens with the rows that fit on a screen; the others follow when the browser has time.
  const maxRows = useDeferredValue(Number.POSITIVE_INFINITY, rowsAtFirst);
  const placesById = useMemo(() => placesOf(positions), [positions]);
  const sorted = [...list].sort((one, other) => one.name.localeCompare(other.name, locale));
  const { recordsById: modulesById } = useNames(
    modules,
    list.flatMap(({ id, settings }) => (Object.values(settings).some(isByRule) ? [id] : [])),
  );
  return (['on', 'off'] as const).map((side) => {
    const onSide = sorted.filter(({ enabled }) => enabled === (side === 'on'));
    const title = translate(`${texts}.count.${side}`, { smart_count: onSide.length });
    if (onSide.length === 0) return null;
    return (
      <PageSection key={side} title={title} sx={{ mb: 4 }}>
        <Box component="ul" aria-label={title} sx={rows}>
          {onSide.slice(0, maxRows).map((each) => (
            <EffectiveRow
              key={each.id}
              effective={each}
              group={group}
              // Parsed by this reference's schema.
              module={modulesById.get(each.id) as Module | undefined}
              places={placesById.get(each.id)?.join(', ') ?? ''}
            />
          ))}
        </Box>
      </PageSection>
    );
  });
}

interface EffectiveRowProps extends Pick<EffectiveListProps, 'group'> {
  effective: Effective;
  /** Its positions as one text; empty if it is in none. */
  places: string;
  /** Undefined until it is loaded, which only settings by rules need. */
  module: Module | undefined;
}

/** Memoized, because typing in the search leaves most as they are. */
const EffectiveRow = memo(function EffectiveRow({ effective, group, places, module }: EffectiveRowProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const { id, name, category, via, settings } = effective;
  const placeText = places || translate(`${texts}.nowhere`);
  const byRules = Object.entries(settings).flatMap(([setting, { value, via: by }]) =>
    isByRule({ via: by }) ? [[setting, value] as const] : [],
  );
  return (
    <li>
      <div>
        <RecordLink to={modulePath(id)}>
          <bdi>{name}</bdi>
        </RecordLink>
        <div className="more">
          {translate(`areas.website-modules.categories.${category}`, { _: category })} ·{' '}
          <bdi>{placeText}</bdi>
        </div>
      </div>
      <div>
        {via.type === 'rule' ? (
          <AppLink to={modulePath(id, 'groups')}>{reasonOf(effective)}</AppLink>
        ) : (
          reasonOf(effective)
        )}
        {byRules.length > 0 ? (
          <RuleSettings
            settings={Object.fromEntries(byRules)}
            module={module}
            to={settingsPath(id, group ?? '')}
          />
        ) : null}
      </div>
    </li>
  );
});

const isByRule = ({ via }: Pick<Effective, 'via'>) => via.type === 'rule';

/** The settings that a group gets by rules. */
function RuleSettings({
  settings,
  module,
  to,
}: { settings: Module['settings']; to: string } & Pick<EffectiveRowProps, 'module'>) {
  const translate = useTranslate();
  const { linesOf } = useSettingLines(module?.settingsSchema);
  const lines = linesOf(settings);
  return (
    <div className="more">
      <AppLink to={to}>{translate(`${texts}.own`, { smart_count: lines.length })}</AppLink>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </div>
  );
}

/** Styled on the list, because a website has up to 500 modules. */
const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  ...framed,
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: 2,
    rowGap: 0.5,
    alignItems: 'center',
    px: 2,
    py: 1.25,
    overflowWrap: 'anywhere',
    // Only visible lines are laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li > div': { minWidth: 0 },
  '& .more': { color: 'text.secondary' },
} as const;

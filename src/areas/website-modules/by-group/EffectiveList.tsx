import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate } from '@/people/audience/audienceSentence';
import { AppLink } from '@/ui/page/AppLink';
import { modulePath } from '../moduleSchema';
import type { Effective } from './effectiveSchema';

const texts = 'areas.website-modules.byGroup';

/** Modules by name, each with whether a group gets it, the reason, and a link to the rule. */
export function EffectiveList({ list }: { list: readonly Effective[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sorted = [...list].sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`${texts}.count`, { smart_count: list.length })}
      </Typography>
      <Box component="ul" aria-label={translate(`${texts}.caption`)} sx={rows}>
        {sorted.map((each) => (
          <EffectiveRow key={each.id} effective={each} />
        ))}
      </Box>
    </>
  );
}

function EffectiveRow({ effective }: { effective: Effective }) {
  const translate = useTranslate();
  const { id, name, category, enabled, via, settings } = effective;
  const side = enabled ? 'on' : 'off';
  const Icon = enabled ? CheckCircle : RemoveCircle;
  const group = via.path.at(-1)?.name ?? '';
  const reason = translate(`${texts}.why.${via.type === 'schedule' ? (via.phase ?? 'ended') : via.type}`, {
    group: isolate(group),
  });
  const own = Object.values(settings).filter((setting) => setting.via.type === 'rule').length;
  return (
    <li>
      <Box sx={{ minWidth: 0 }}>
        <AppLink to={modulePath(id)}>
          <bdi>{name}</bdi>
        </AppLink>
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {translate(`areas.website-modules.categories.${category}`, { _: category })}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Icon fontSize="small" color={enabled ? 'success' : 'disabled'} />
        {translate(`${texts}.sides.${side}`)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {via.type === 'rule' ? (
          <AppLink to={modulePath(id, 'groups')}>
            <IsolatedText text={reason} />
          </AppLink>
        ) : (
          reason
        )}
        {own > 0 ? (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {translate(`${texts}.own`, { smart_count: own })}
          </Box>
        ) : null}
      </Box>
    </li>
  );
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 2fr) 10.5rem minmax(0, 3fr)' },
    columnGap: 2,
    rowGap: 0.5,
    alignItems: 'center',
    px: 2,
    py: 1.25,
    overflowWrap: 'anywhere',
    // Of five hundred lines only those in sight are laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
  '& > li > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

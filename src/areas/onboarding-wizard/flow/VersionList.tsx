import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import type { Flow } from '../flowSchema';
import { useVersions } from './versions';

const texts = 'areas.onboarding-wizard.versions';

/** The published versions, with date and author; they never change. */
export function VersionList({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const query = useVersions(flow);
  if (flow.publishedVersion === null)
    return <Typography sx={{ mb: 3 }}>{translate(`${texts}.none`)}</Typography>;
  const format = dateTimeFormat(locale, dateForms.moment);
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {(versions) => (
        <Box component="ol" role="list" aria-label={translate(`${texts}.list`)} reversed sx={list}>
          {versions.map(({ number, publishedAt, by, steps }) => (
            <Box component="li" key={number} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <Typography variant="subtitle2" component="p">
                {translate(`${texts}.version`, { number })}
                {number === flow.publishedVersion ? ` · ${translate(`${texts}.current`)}` : null}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {format.format(Date.parse(publishedAt))} · <bdi>{by.name}</bdi> ·{' '}
                {translate('areas.onboarding-wizard.list.steps', { smart_count: steps })}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const list = { m: 0, mb: 3, p: 0, listStyle: 'none' } as const;

import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AudienceOption } from '@/people/audience/audience';
import { useLanguageOptions } from '@/people/languages';
import { audienceGroups } from '@/people/references';
import { Loaded } from '@/records/calls/Loaded';
import { isMoment } from '@/records/dates/moment';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import { handsetWidth } from '@/ui/handsetWidth';
import { useShell } from '@/ui/shell';
import { ErrorState } from '@/ui/state/ErrorState';
import type { Module } from '../../moduleSchema';
import { PreviewFrame } from './PreviewFrame';
import { PreviewMoment } from './PreviewMoment';
import { usePreview } from './usePreview';

const texts = 'areas.website-modules.edit.preview';
const widths = ['390', '768', '1280'] as const;

/** The website with a module as its settings are typed: as a group reads it, in a language, at a moment, at a width. The address keeps the choice. */
export function PreviewPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const hasFrame = useShell().frameOrigins.length > 0 && !handset;
  const query = new URLSearchParams(search);
  const settings: unknown = useWatch({ name: 'settings' });
  const at = query.get('at');
  const choice = {
    group: query.get('group'),
    language: query.get('language') ?? locale,
    at: isMoment(at) ? at : null,
  };
  const languages = useLanguageOptions(choice.language);
  const width = widths.find((each) => each === query.get('width'));
  // The tab stays rendered while another one is shown, and asks for nothing then.
  const isShown = query.get('tab') === 'preview';
  const { query: preview, isExpired, renew } = usePreview(module, choice, settings, isShown);
  const ask = (name: string, value: string | null) => {
    if (value) query.set(name, value);
    else query.delete(name);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={choices}>
        <RecordPicker<AudienceOption>
          {...audienceGroups}
          label={translate(`${texts}.group`)}
          help={translate(`${texts}.groupHelp`)}
          value={choice.group === null ? null : `group:${choice.group}`}
          onChange={(id) => ask('group', id?.replace(/^group:/, '') ?? null)}
        />
        <SelectField
          label={translate(`${texts}.language`)}
          value={choice.language}
          onChange={(language) => ask('language', language)}
          options={languages}
        />
        <PreviewMoment value={choice.at} onChange={(moment) => ask('at', moment)} />
        {hasFrame ? (
          <SelectField
            label={translate(`${texts}.width`)}
            value={width ?? ''}
            onChange={(chosen) => ask('width', chosen || null)}
            options={widths.map((value) => ({ value, label: translate(`${texts}.widths.${value}`) }))}
            emptyLabel={translate(`${texts}.widths.all`)}
          />
        ) : null}
      </Box>
      {isExpired ? (
        <ErrorState title={translate(`${texts}.expired`)} onRetry={renew} />
      ) : (
        <Loaded query={preview} failed={translate(`${texts}.failed`)}>
          {({ url }) => (
            <PreviewFrame
              url={url}
              width={width === undefined ? undefined : Number(width)}
              tabOnly={handset}
            />
          )}
        </Loaded>
      )}
    </Box>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 24rem))' },
  columnGap: 2,
  mb: 1,
} as const;

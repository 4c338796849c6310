import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { useLanguageOptions } from '@/people/languages';
import { audienceGroups } from '@/people/references';
import { Loaded } from '@/records/calls/Loaded';
import { SelectField } from '@/records/inputs/SelectField';
import { useNames } from '@/records/references/useNames';
import { useShell } from '@/ui/shell';
import { LoadingState } from '@/ui/state/LoadingState';
import { PagesView } from '../../by-group/PagesView';
import { ReaderFields } from '../../by-group/ReaderFields';
import { type Reader, useEffective, useReaderQuery } from '../../by-group/useEffective';
import { settingsFor } from '../../checks/delivery';
import { isJson } from '../../checks/schema/json';
import type { Module } from '../../moduleSchema';
import { useAllPositions } from '../../positions/usePositions';
import { sentTargeting, type Targeting } from '../../targeting';
import { fromForm } from '../settings/formNames';
import { PreviewFrame } from './PreviewFrame';

const texts = 'areas.website-modules.edit.preview';
const devices = ['390', '768', '1280'] as const;

/** The website with a module's unsaved settings, for a group, time, language and device, which the address keeps. */
export function PreviewPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { frameOrigins, previewPage } = useShell();
  const { query, reader, ask } = useReaderQuery();
  const { settings, isLoading } = useSettingsFor(reader.group);
  const language = query.get('language') ?? locale;
  const languages = useLanguageOptions(language);
  const device = devices.find((each) => each === query.get('device'));
  // The tab stays mounted while another one is shown, but must not request anything.
  if (query.get('tab') !== 'preview') return null;
  const page =
    previewPage !== undefined && frameOrigins.includes(new URL(previewPage).origin) ? previewPage : undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={choices}>
        <ReaderFields reader={reader} ask={ask} />
        {page === undefined ? null : (
          <>
            <SelectField
              label={translate(`${texts}.language`)}
              value={language}
              onChange={(chosen) => ask('language', chosen)}
              options={languages}
            />
            <SelectField
              label={translate(`${texts}.device`)}
              value={device ?? ''}
              onChange={(chosen) => ask('device', chosen || null)}
              options={devices.map((value) => ({ value, label: translate(`${texts}.devices.${value}`) }))}
              emptyLabel={translate(`${texts}.devices.all`)}
            />
          </>
        )}
      </Box>
      {isLoading ? (
        <LoadingState shape="text" />
      ) : page === undefined ? (
        <Wireframe module={module} reader={reader} />
      ) : (
        <PreviewFrame
          url={addressOf(page, { module: module.key, ...reader, language })}
          width={device === undefined ? undefined : Number(device)}
          message={{ type: 'module-preview', module: module.key, settings }}
        />
      )}
    </Box>
  );
}

/** The typed settings as a group gets them, with those of its rules. */
function useSettingsFor(group: string | null) {
  // The form starts with the record, which its schema has parsed.
  const [typedValues, targeting] = useWatch({ name: ['settings', 'targeting'] }) as [unknown, Targeting];
  const typed = fromForm(typedValues);
  const id = `group:${group}`;
  const {
    recordsById: groupsById,
    isComplete,
    isFailed,
  } = useNames(audienceGroups, group === null ? [] : [id]);
  // Parsed by this reference's schema.
  const option = groupsById.get(id) as AudienceOption | undefined;
  const isLoading = group !== null && !option && !isComplete && !isFailed;
  // JSON that cannot be read is handed over as it is typed.
  if (group === null || !isJson(typed)) return { settings: typed, isLoading };
  const path = [...(option?.path ?? []).map((step) => step.id), group];
  const values = Object.entries(settingsFor(typed, sentTargeting(targeting), path));
  return { settings: Object.fromEntries(values.map(([name, { value }]) => [name, value])), isLoading };
}

function addressOf(page: string, query: Readonly<Record<string, string | null>>): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The pages with the module as wireframes, if the website has no page for previews. */
function Wireframe({ module, reader }: { module: Module; reader: Reader }) {
  const translate = useTranslate();
  const effective = useEffective(reader, true);
  const positions = useAllPositions().data ?? [];
  return (
    <Loaded query={effective} failureText={translate('areas.website-modules.byGroup.failed')}>
      {(list) => (
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{translate(`${texts}.wireframe`)}</Typography>
          <PagesView positions={positions} list={list} moduleId={module.id} />
        </Stack>
      )}
    </Loaded>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 24rem))' },
  columnGap: 2,
  mb: 1,
} as const;

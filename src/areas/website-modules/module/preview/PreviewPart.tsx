import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLanguageOptions } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { SelectField } from '@/records/inputs/SelectField';
import { helpAnchor, useShell } from '@/ui/shell';
import { LoadingState } from '@/ui/state/LoadingState';
import { PagesView } from '../../by-group/PagesView';
import { ReaderFields } from '../../by-group/ReaderFields';
import { type Reader, useEffective, useReaderQuery } from '../../by-group/useEffective';
import type { Module } from '../../moduleSchema';
import { useAllPositions } from '../../positions/usePositions';
import { PreviewFrame } from './PreviewFrame';
import { TypedValues } from './TypedValues';
import { useSettingsFor } from './useSettingsFor';

const texts = 'areas.website-modules.edit.preview';
const devices = ['390', '768', '1280'] as const;

interface PreviewPartProps {
  module: Module;
  /** False while another tab is shown: then nothing is requested. */
  isShown: boolean;
  /** Beside the settings, with a heading of its own. */
  isBeside: boolean;
}

/** The website with a module's unsaved settings, for a group, time, language and device, which the address keeps. */
export function PreviewPart({ module, isShown, isBeside }: PreviewPartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { frameOrigins, previewPage } = useShell();
  const { query, reader, ask } = useReaderQuery();
  const { settings, rules, isLoading } = useSettingsFor(module, reader.group);
  const language = query.get('language') ?? locale;
  const languages = useLanguageOptions(language);
  const device = devices.find((each) => each === query.get('device'));
  if (!isShown) return null;
  const page =
    previewPage !== undefined && frameOrigins.includes(new URL(previewPage).origin) ? previewPage : undefined;
  return (
    <Box
      component="section"
      aria-label={translate('areas.website-modules.edit.tabs.preview')}
      sx={[{ minWidth: 0 }, isBeside && beside]}
    >
      {isBeside ? (
        <Typography
          variant="subtitle1"
          component="h2"
          {...helpAnchor('website-modules.preview')}
          sx={{ fontWeight: 600, mb: 1 }}
        >
          {translate('areas.website-modules.edit.tabs.preview')}
        </Typography>
      ) : null}
      <Box sx={choices}>
        {/* Beside the settings, their group is the reader's. */}
        <ReaderFields reader={reader} ask={ask} hasGroup={!isBeside} />
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
        <Stack sx={{ gap: 2 }}>
          <TypedValues {...{ module, settings, rules, language }} />
          <Wireframe module={module} reader={reader} />
        </Stack>
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

function addressOf(page: string, query: Readonly<Record<string, string | null>>): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The pages with the module as wireframes, if the website has no page for previews. Memoized: typing changes only the values. */
const Wireframe = memo(function Wireframe({ module, reader }: { module: Module; reader: Reader }) {
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
});

const beside = {
  maxHeight: 'calc(100dvh - var(--toolbar-offset) - 7rem)',
  overflowY: 'auto',
  borderLeft: 1,
  borderLeftColor: 'divider',
  pl: 3,
} as const;
const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 24rem))',
  columnGap: 2,
  mb: 1,
} as const;

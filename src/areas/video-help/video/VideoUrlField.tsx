import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { useTextLanguages } from '@/people/languages';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { SelectField } from '@/records/inputs/SelectField';
import { useShell } from '@/ui/shell';
import { clock } from '../checks/cues';
import { isSource, type Source } from '../checks/videoAddress';
import { providers } from '../player/providers';
import { videos } from '../videoSchema';

const texts = 'areas.video-help.editor';
const refusals = 'areas.video-help.refusals';

const inspectionSchema = v.object({
  source: v.custom<Source>(isSource),
  start: v.fallback(v.number(), 0),
  title: v.fallback(v.string(), ''),
  durationSec: v.fallback(v.number(), 0),
  poster: v.fallback(v.nullable(v.string()), null),
});

export type Inspection = v.InferOutput<typeof inspectionSchema>;

interface VideoUrlFieldProps {
  /** The languages that have a source, which a new one replaces. */
  usedLanguages: readonly string[];
  onUse: (language: string, inspection: Inspection) => void;
}

/** Has the server check the address of a video; only what it returns is used. */
export function VideoUrlField({ usedLanguages, onUse }: VideoUrlFieldProps) {
  const translate = useTranslate();
  const { frameOrigins, mediaOrigins } = useShell();
  const languages = useTextLanguages();
  const [address, setAddress] = useState('');
  const [language, setLanguage] = useState<string>();
  const selectedLanguage = language ?? languages[0]?.value ?? 'en';
  const { mutate, isPending, error, reset } = useRecordMutation(
    (calls, typedAddress: string) =>
      calls.call(videos.resource, {
        path: '/actions/inspect',
        body: { address: typedAddress },
        reads: true,
        schema: inspectionSchema,
      }),
    { refreshes: [] },
  );
  const [providerRefusal, setProviderRefusal] = useState<string>();
  /** The start in the address last added, which a source does not have. */
  const [omittedStart, setOmittedStart] = useState(0);
  const check = () => {
    setProviderRefusal(undefined);
    mutate(address.trim(), {
      onSuccess: (inspection) => {
        const { kind } = inspection.source;
        if (kind !== 'file' && !frameOrigins.includes(providers[kind].origin)) {
          return setProviderRefusal(
            translate('areas.video-help.shell.notOffered', { name: providers[kind].name }),
          );
        }
        onUse(selectedLanguage, inspection);
        setAddress('');
        setOmittedStart(inspection.start);
      },
    });
  };
  const refusal = error ? refusalOf(error) : undefined;
  const acceptsFilesOnly = frameOrigins.length === 0;
  const refusalText = refusal?.fields.address ?? refusal?.message;
  const reason =
    acceptsFilesOnly && refusalText === `${refusals}.notAVideo` ? `${refusals}.notAFile` : refusalText;
  const offeredProviders = Object.values(providers).filter(({ origin }) => frameOrigins.includes(origin));
  const addressHelp = [
    translate(`${texts}.${mediaOrigins.length > 0 ? 'filesAlsoOn' : 'files'}`, {
      hosts: mediaOrigins.map((origin) => new URL(origin).host).join(', '),
    }),
    translate(`${texts}.${offeredProviders.length > 0 ? 'orOn' : 'noProviders'}`, {
      names: offeredProviders.map(({ name }) => name).join(', '),
    }),
  ].join(' ');
  return (
    <Box sx={row}>
      <TextField
        label={translate(`${texts}.address`)}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setProviderRefusal(undefined);
          setOmittedStart(0);
          reset();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // Enter checks the address instead of saving the video.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (address.trim() !== '') check();
        }}
        error={reason !== undefined || providerRefusal !== undefined}
        helperText={
          providerRefusal ??
          (reason
            ? translate(reason, { _: reason })
            : omittedStart > 0
              ? translate(`${texts}.startLeftOut`, { time: clock(omittedStart) })
              : addressHelp)
        }
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
        autoComplete="off"
        sx={{ gridColumn: '1 / -1', mb: 0 }}
      />
      <SelectField
        label={translate(`${texts}.spoken`)}
        value={selectedLanguage}
        onChange={setLanguage}
        options={languages}
        sx={{ mb: 0 }}
      />
      <Button
        variant="outlined"
        onClick={check}
        loading={isPending}
        disabled={address.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {translate(`${texts}.${usedLanguages.includes(selectedLanguage) ? 'replace' : 'look'}`)}
      </Button>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
  alignItems: 'end',
  gap: 1.5,
  pb: 1,
} as const;

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

const inspectedSchema = v.object({
  source: v.custom<Source>(isSource),
  start: v.fallback(v.number(), 0),
  title: v.fallback(v.string(), ''),
  durationSec: v.fallback(v.number(), 0),
  poster: v.fallback(v.nullable(v.string()), null),
});

export type Inspected = v.InferOutput<typeof inspectedSchema>;

interface VideoUrlFieldProps {
  /** The languages that have a source, which a new one replaces. */
  taken: readonly string[];
  onUse: (language: string, found: Inspected) => void;
}

/** Has the server check the address of a video; only what it returns is used. */
export function VideoUrlField({ taken, onUse }: VideoUrlFieldProps) {
  const translate = useTranslate();
  const { frameOrigins } = useShell();
  const languages = useTextLanguages();
  const [address, setAddress] = useState('');
  const [language, setLanguage] = useState<string>();
  const chosen = language ?? languages[0]?.value ?? 'en';
  const { mutate, isPending, error, reset } = useRecordMutation(
    (calls, wanted: string) =>
      calls.call(videos.resource, {
        path: '/actions/inspect',
        body: { address: wanted },
        reads: true,
        schema: inspectedSchema,
      }),
    { refreshes: [] },
  );
  const [blocked, setBlocked] = useState<string>();
  /** The start in the address last added, which a source does not have. */
  const [start, setStart] = useState(0);
  const check = () => {
    setBlocked(undefined);
    mutate(address.trim(), {
      onSuccess: (found) => {
        const { kind } = found.source;
        if (kind !== 'file' && !frameOrigins.includes(providers[kind].origin)) {
          return setBlocked(translate('areas.video-help.shell.notOffered', { name: providers[kind].name }));
        }
        onUse(chosen, found);
        setAddress('');
        setStart(found.start);
      },
    });
  };
  const refusal = error ? refusalOf(error) : undefined;
  const isFilesAlone = frameOrigins.length === 0;
  const refused = refusal?.fields.address ?? refusal?.message;
  const reason = isFilesAlone && refused === `${refusals}.notAVideo` ? `${refusals}.notAFile` : refused;
  return (
    <Box sx={row}>
      <TextField
        label={translate(`${texts}.address`)}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setBlocked(undefined);
          setStart(0);
          reset();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // Enter checks the address instead of saving the video.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (address.trim() !== '') check();
        }}
        error={reason !== undefined || blocked !== undefined}
        helperText={
          blocked ??
          (reason
            ? translate(reason, { _: reason })
            : start > 0
              ? translate(`${texts}.startLeftOut`, { time: clock(start) })
              : translate(`${texts}.${isFilesAlone ? 'filesAlone' : 'addressHelp'}`))
        }
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
        autoComplete="off"
        sx={{ gridColumn: '1 / -1', mb: 0 }}
      />
      <SelectField
        label={translate(`${texts}.spoken`)}
        value={chosen}
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
        {translate(`${texts}.${taken.includes(chosen) ? 'replace' : 'look'}`)}
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

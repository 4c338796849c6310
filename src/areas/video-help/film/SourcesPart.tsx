import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLanguageName } from '@/people/languages';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { useFormField } from '@/records/inputs/useFormField';
import { isOwnPath, isSource, type Source } from '../checks/filmAddress';
import { Poster } from '../player/Poster';
import { providers } from '../player/providers';
import type { Video } from '../videoSchema';
import { AddressField, type Inspected } from './AddressField';
import { FormClockField } from './FormClockField';
import { useSourcesNeed } from './useNeeds';

const said = (source: Source) =>
  source.kind === 'file' ? source.address : `${providers[source.kind].name}: ${source.videoId}`;

/** The sources of a film by spoken language, its duration and its poster. */
export function SourcesPart({ video }: { video?: Video }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { getFieldState, getValues, setValue } = useFormContext();
  const needOf = useSourcesNeed(video);
  const { field, label, error } = useFormField(
    { source: 'sources' },
    {
      empty: {},
      validate: (value) => needOf(Object.fromEntries(entriesOf(value))),
      format: (value) =>
        entriesOf(value)
          .map(([code, source]) => `${nameOf(code)}: ${said(source)}`)
          .join('\n') || null,
    },
  );
  const entries = entriesOf(field.value);

  const add = (language: string, { source, title, durationSec, poster }: Inspected) => {
    // The answer may be late, so the form's current value counts.
    const others = entriesOf(getValues('sources')).filter(([code]) => code !== language);
    field.onChange(Object.fromEntries([...others, [language, source]]));
    const options = { shouldDirty: true, shouldValidate: true };
    if (durationSec > 0) setValue('durationSec', durationSec, options);
    if (poster !== null) setValue('poster', poster, options);
    // A title is only suggested where nobody has typed, not even to clear it.
    const own = `title.${language}`;
    if (title !== '' && !getValues(own) && !getFieldState(own).isDirty) setValue(own, title, options);
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <FieldGroup label={label} error={error} help={translate('areas.video-help.editor.sourcesHelp')}>
        {() => (
          <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map(([code, source]) => (
              <Box component="li" key={code} sx={line}>
                <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{nameOf(code)}</strong> <bdi>{said(source)}</bdi>
                </Box>
                <IconButton
                  aria-label={translate('areas.video-help.editor.removeSource', { language: nameOf(code) })}
                  onClick={() =>
                    field.onChange(Object.fromEntries(entries.filter(([each]) => each !== code)))
                  }
                >
                  <DeleteOutlined />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
      </FieldGroup>
      <AddressField taken={entries.map(([code]) => code)} onUse={add} />
      <FormClockField source="durationSec" most={14_400} />
      <PosterField />
    </Stack>
  );
}

const entriesOf = (value: unknown): (readonly [string, Source])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([code, source]) => (isSource(source) ? [[code, source] as const] : []))
    : [];

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The poster of a film: a path on this origin, with the image. */
function PosterField() {
  const translate = useTranslate();
  const { field, label, error } = useFormField(
    { source: 'poster' },
    {
      empty: null,
      validate: (value) =>
        value === null || isOwnPath(String(value)) ? undefined : 'areas.video-help.refusals.poster',
    },
  );
  const { ref, value, onChange, ...input } = field;
  const path = typeof value === 'string' ? value : '';
  return (
    <Box sx={posterRow}>
      <TextField
        {...input}
        inputRef={ref}
        label={label}
        value={path}
        onChange={({ target }) => onChange(target.value.trim() || null)}
        error={error !== undefined}
        helperText={error ?? translate('areas.video-help.editor.posterHelp')}
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
        autoComplete="off"
      />
      <Box sx={{ mt: '1.75rem' }}>
        <Poster src={isOwnPath(path) ? path : null} width={96} />
      </Box>
    </Box>
  );
}

const posterRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
} as const;

import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useLanguageName } from '@/people/languages';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { useFormField } from '@/records/inputs/useFormField';
import { isSource, type Source } from '../checks/filmAddress';
import { providers } from '../player/providers';
import { textsSchema } from '../videoSchema';
import { AddressField, type Inspected } from './AddressField';
import { FormClockField } from './FormClockField';
import { PosterField } from './PosterField';

const said = (source: Source) =>
  source.kind === 'file' ? source.address : `${providers[source.kind].name}: ${source.videoId}`;

/** Where a film comes from, by the language that is spoken in it. */
export function SourcesPart() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { getValues, setValue } = useFormContext();
  const { field, label, error } = useFormField(
    { source: 'sources' },
    {
      empty: {},
      format: (value) =>
        entriesOf(value)
          .map(([code, source]) => `${nameOf(code)}: ${said(source)}`)
          .join('\n') || null,
    },
  );
  const entries = entriesOf(field.value);
  const change = (next: readonly (readonly [string, Source])[]) => field.onChange(Object.fromEntries(next));

  const add = (language: string, { source, title, durationSec, poster }: Inspected) => {
    change([...entries.filter(([code]) => code !== language), [language, source]]);
    const options = { shouldDirty: true, shouldValidate: true };
    if (durationSec > 0) setValue('durationSec', durationSec, options);
    if (poster !== null) setValue('poster', poster, options);
    const titles = v.parse(textsSchema, getValues('title'));
    if (title !== '' && !titles[language]) setValue(`title.${language}`, title, options);
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
                  onClick={() => change(entries.filter(([each]) => each !== code))}
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

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { translatorOf } from '@/api/translatorOf';
import { countPlaceholder, placeholdersOf } from '../../checks/placeholders';
import { delimiter, pluralFormsOf } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { sampleValue } from './sampleValues';

const texts = 'areas.default-translations.editor';

/** Around a value in a translated text, so that it can be told from the words: nothing that a person could type. */
const mark = '\u0001';

/** How the application shows a text: with values of its language, which can be changed, and a count for each of its plural forms. */
export function TextResult({ value, language }: { value: string; language: Language }) {
  const translate = useTranslate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const names = [...placeholdersOf(value)].filter((name) => name !== countPlaceholder);
  const render = useMemo(() => translatorOf(language.id, { text: value }), [language.id, value]);
  const counts = value.includes(delimiter)
    ? pluralFormsOf(language.id).counts.map(([first = 0, second]) => second ?? first)
    : [undefined];
  if (value.trim() === '' || (names.length === 0 && counts.length === 1)) return null;
  const sampleOf = (name: string) => values[name] ?? sampleValue(name, language.id);
  const marked = Object.fromEntries(names.map((name) => [name, `${mark}${sampleOf(name)}${mark}`] as const));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`${texts}.result`)}
      </Typography>
      {counts.map((count) => (
        <Box key={count ?? 'only'} component="p" lang={language.id} dir={language.direction} sx={line}>
          {render('text', { ...marked, ...(count !== undefined && { smart_count: count }) })
            .split(mark)
            .map((part, place) =>
              place % 2 === 1 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places
                <bdi key={place}>{part}</bdi>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places
                <Fragment key={place}>{part}</Fragment>
              ),
            )}
        </Box>
      ))}
      {names.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {names.map((name) => (
            <TextField
              key={name}
              size="small"
              label={translate(`${texts}.valueOf`, { name })}
              value={sampleOf(name)}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              sx={{ flex: '1 1 10rem', maxWidth: 240 }}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const line = { m: 0, typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

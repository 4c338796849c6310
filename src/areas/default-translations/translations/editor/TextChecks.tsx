import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { translatorOf } from '@/api/translatorOf';
import { countPlaceholder, placeholdersOf } from '../../checks/placeholders';
import { delimiter, pluralFormsOf } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { KeyHint } from '../tools/KeysDialog';
import type { Translation } from '../translationSchema';
import { IssueList } from './IssueList';
import { sampleValue } from './sampleValues';
import type { Reasons } from './useSaveText';
import { typedIssues } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface TextChecksProps {
  text: Translation;
  language: Language;
  english: string;
  value: string | null;
  isReviewed: boolean;
  ignored: Reasons;
  onChange: (change: { reviewedText?: string | undefined; ignored?: Reasons }) => void;
}

/** The rendered text, its issues, and whether it is reviewed. Memoized, because it follows the deferred text. */
export const TextChecks = memo(function TextChecks(props: TextChecksProps) {
  const { text, language, english, value, isReviewed, ignored, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const issues = typedIssues(text, language, value, english);
  const hasError = issues.some(({ severity }) => severity === 'error');
  return (
    <>
      <TextResult value={value ?? ''} language={language} />
      <IssueList {...{ issues, language, ignored }} onIgnore={(next) => onChange({ ignored: next })} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isReviewed}
            // An existing mark can be removed in spite of an error.
            disabled={value === null || (hasError && !isReviewed)}
            slotProps={{ input: { 'aria-describedby': hasError ? id : undefined } }}
          />
        }
        label={
          <>
            {translate(`${texts}.reviewed`)}
            {language.isBase ? null : <KeyHint keys="Ctrl Shift Enter" />}
          </>
        }
        onChange={(_event, checked) => onChange({ reviewedText: checked ? (value ?? undefined) : undefined })}
      />
      {hasError ? (
        <FormHelperText id={id} sx={{ mt: -0.5, mb: 1 }}>
          {translate(`${texts}.notReviewed`)}
        </FormHelperText>
      ) : null}
    </>
  );
});

/** Marks the values in a rendered text: a character that nobody can type. */
const mark = '\u0001';

/** The text as the application renders it, with editable sample values and one count per plural form. */
function TextResult({ value, language }: { value: string; language: Language }) {
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
            .map((part, place) => {
              const Part = place % 2 === 1 ? 'bdi' : Fragment;
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places
              return <Part key={place}>{part}</Part>;
            })}
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

import Columns from '@mui/icons-material/VerticalSplitOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguageName } from '@/people/languages';
import { FormSelect } from '@/records/inputs/FormSelect';
import { LanguageTabs } from '@/records/languages/LanguageTabs';
import { TextFields } from './TextFields';
import { useLanguageTabs } from './useLanguageTabs';
import { WithPlaceholders } from './WithPlaceholders';

const texts = 'areas.messages.texts';

/**
 * The texts of a message: a tab for each language with its completeness, and optionally another text next to it. The
 * address names the language.
 */
export function TextsPart() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { getValues, setValue } = useFormContext();
  const { codes, languages, current, stateOf } = useLanguageTabs();
  const { isOutdated, keep } = useOutdated();
  const [isBeside, setBeside] = useState(false);
  const [first, second] = codes;
  const beside = isBeside ? (current === first ? second : first) : undefined;
  const sources = codes.filter((code) => code !== current && stateOf(code) !== 'empty');
  const copy = (from: string) =>
    setValue(
      `texts.${current}`,
      { ...getValues(`texts.${from}`) },
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <>
      <LanguageTabs
        languages={languages}
        sources={['texts']}
        stateOf={(code) => (isOutdated(code) ? 'outdated' : stateOf(code))}
        actions={
          second === undefined ? null : (
            <Button
              size="small"
              startIcon={<Columns />}
              aria-pressed={isBeside}
              onClick={() => setBeside(!isBeside)}
              sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0 }}
            >
              {translate(`${texts}.beside`)}
            </Button>
          )
        }
      >
        <WithPlaceholders>
          <Box sx={beside === undefined ? undefined : columns}>
            {codes.map((code) => (
              <Box
                key={code}
                data-language={code}
                hidden={code !== current && code !== beside}
                sx={{ minWidth: 0, maxWidth: 720 }}
              >
                {beside === undefined ? null : (
                  <Typography variant="subtitle2" component="h3" gutterBottom>
                    {nameOf(code)}
                  </Typography>
                )}
                {isOutdated(code) ? (
                  <Alert
                    severity="warning"
                    variant="outlined"
                    sx={{ mb: 2 }}
                    action={
                      <Button size="small" onClick={() => keep(code)} sx={{ whiteSpace: 'nowrap' }}>
                        {translate(`${texts}.upToDate`)}
                      </Button>
                    }
                  >
                    {translate(`${texts}.outdated`, { language: nameOf(first ?? '') })}
                  </Alert>
                ) : null}
                {code === current && stateOf(code) === 'empty' && sources.length > 0 ? (
                  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
                    {sources.map((from) => (
                      <Button key={from} size="small" variant="outlined" onClick={() => copy(from)}>
                        {translate(`${texts}.copyFrom`, { language: nameOf(from) })}
                      </Button>
                    ))}
                  </Stack>
                ) : null}
                <TextFields code={code} language={nameOf(code)} />
              </Box>
            ))}
          </Box>
        </WithPlaceholders>
      </LanguageTabs>
      <Box sx={{ maxWidth: 360 }}>
        <FormSelect source="fallback" options={codes.map((value) => ({ value, label: nameOf(value) }))} />
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 3,
} as const;

/** The texts that are older than the fallback, and a way to mark one as up to date. */
function useOutdated() {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'outdated' });
  const outdated = Array.isArray(value) ? value.map(String) : [];
  return {
    isOutdated: (code: string) => outdated.includes(code),
    keep: (code: string) => {
      const otherCodes = outdated.filter((each) => each !== code);
      setValue('outdated', otherCodes, { shouldDirty: true });
    },
  };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLanguageName } from '@/people/languages';
import { FormSelect } from '@/records/inputs/FormSelect';
import { CompletenessMark } from './CompletenessMark';
import { TextFields } from './TextFields';
import { useLanguageTabs } from './useLanguageTabs';
import { WithPlaceholders } from './WithPlaceholders';

const texts = 'areas.messages.texts';

/** The texts of a message: a tab for each language, which says how complete it is. The address names the one that is shown. */
export function TextsPart() {
  const translate = useTranslate();
  const id = useId();
  const nameOf = useLanguageName();
  const { getValues, setValue } = useFormContext();
  const { codes, isRemoved, current, show, stateOf, isWrong } = useLanguageTabs();
  const sources = codes.filter((code) => code !== current && stateOf(code) !== 'empty');
  const copy = (from: string) =>
    setValue(
      `texts.${current}`,
      { ...getValues(`texts.${from}`) },
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <>
      <Tabs
        value={current}
        onChange={(_event, code: string) => show(code)}
        aria-label={translate(`${texts}.languages`)}
        variant="scrollable"
        sx={{ minHeight: 40, mb: 2, '& .MuiTab-root': { minHeight: 40, py: 0.5, gap: 0.75 } }}
      >
        {codes.map((code) => (
          <Tab
            key={code}
            value={code}
            label={isRemoved(code) ? translate(`${texts}.removed`, { language: nameOf(code) }) : nameOf(code)}
            id={`${id}-${code}-tab`}
            aria-controls={`${id}-${code}`}
            icon={<CompletenessMark state={isWrong(code) ? 'wrong' : stateOf(code)} />}
            iconPosition="end"
          />
        ))}
      </Tabs>
      <WithPlaceholders>
        {codes.map((code) => (
          <Box
            key={code}
            role="tabpanel"
            id={`${id}-${code}`}
            aria-labelledby={`${id}-${code}-tab`}
            hidden={code !== current}
            sx={{ maxWidth: 720 }}
          >
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
      </WithPlaceholders>
      <Box sx={{ maxWidth: 360 }}>
        <FormSelect
          source="fallback"
          help={translate(`${texts}.fallbackHelp`)}
          options={codes.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Box>
    </>
  );
}

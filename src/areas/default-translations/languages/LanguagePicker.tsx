import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isSameLanguage, languageName } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { keepEnter } from '@/records/inputs/useTypedText';
import { canonicalCode, isKnownLanguage } from '../checks/languageFacts';
import { languageCodes } from './languageCodes';
import type { Language } from './languageSchema';

const texts = 'areas.default-translations.languages.add';

/** A language that can be chosen. */
export interface LanguageOption {
  readonly code: string;
  readonly name: string;
  readonly ownName: string;
}

interface LanguagePickerProps {
  known: readonly Language[];
  value: LanguageOption | null;
  onChange: (option: LanguageOption | null) => void;
  error: string | undefined;
}

/** Found by name, by own name and by code. */
const filter = createFilterOptions<LanguageOption>({
  stringify: ({ code, name, ownName }) => `${name} ${ownName} ${code}`,
  trim: true,
});

/** What begins with what is typed comes first. */
const rank = (option: LanguageOption, typed: string) =>
  Object.values(option).some((each) => each.toLowerCase().startsWith(typed.toLowerCase())) ? 0 : 1;

/** Chooses a language by name, or by the code of any that is known; one that is there already says so. */
export function LanguagePicker({ known, value, onChange, error }: LanguagePickerProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const typedCode = canonicalCode(typed.trim());
  const options = useMemo(() => {
    const option = (code: string) => ({ code, name: nameOf(code), ownName: languageName(code) });
    return languageCodes.map(option).sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [nameOf, locale]);
  const isKnown = (code: string) => known.some(({ id }) => isSameLanguage(id, code));
  return (
    <Autocomplete<LanguageOption>
      options={options}
      value={value}
      onChange={(_event, option) => onChange(option)}
      onKeyDown={(event) => keepEnter(event, value?.name)}
      onInputChange={(_event, input) => setTyped(input)}
      filterOptions={(all, state) => {
        const typed = state.inputValue.trim();
        const code = canonicalCode(typed);
        const found = filter(all, state).sort((one, other) => rank(one, typed) - rank(other, typed));
        if (code === undefined || !isKnownLanguage(code) || all.some((each) => each.code === code))
          return found;
        return [...found, { code, name: nameOf(code), ownName: languageName(code) }];
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      getOptionDisabled={({ code }) => isKnown(code)}
      renderOption={({ key, ...line }, { code, name, ownName }) => (
        <li key={key} {...line}>
          <ListItemText
            primary={<bdi>{name}</bdi>}
            secondary={
              <>
                <bdi lang={code}>{ownName}</bdi> · <bdi dir="ltr">{code}</bdi>
                {isKnown(code) ? ` · ${translate(`${texts}.known`)}` : null}
              </>
            }
          />
        </li>
      )}
      autoHighlight
      handleHomeEndKeys={false}
      noOptionsText={
        typedCode ? translate(`${texts}.unknown`, { code: typedCode }) : translate('records.inputs.noneFound')
      }
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={translate(`${texts}.language`)}
          error={error !== undefined}
          helperText={error ?? translate(`${texts}.help`)}
        />
      )}
    />
  );
}

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isSameLanguage, languageName } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { DialogForm } from '@/records/form/DialogForm';
import type { Save } from '@/records/form/useRecordForm';
import { useFormField } from '@/records/inputs/useFormField';
import { keepEnter } from '@/records/inputs/useTypedText';
import { canonicalCode, isKnownLanguage } from '../checks/languageFacts';
import type { Language } from './languageSchema';
import { useLanguageChange } from './useLanguageChange';

const texts = 'areas.default-translations.languages';

interface AddLanguageProps {
  existing: readonly Language[];
  onClose: () => void;
}

/** Selects a language to prepare. */
export function AddLanguage({ existing, onClose }: AddLanguageProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { mutateAsync } = useLanguageChange();
  const save: Save = ({ id }) => {
    const code = String(id);
    return mutateAsync({ language: { id: code, name: nameOf(code) }, change: 'add' });
  };
  return (
    <DialogForm
      title={translate(`${texts}.add.title`)}
      defaults={noLanguage}
      onSave={save}
      onClose={onClose}
      saveLabel={translate(`${texts}.add.submit`)}
    >
      <LanguagePicker existing={existing} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {translate(`${texts}.add.then`)}
      </Typography>
    </DialogForm>
  );
}

const noLanguage = { id: '' };

interface LanguageOption {
  readonly code: string;
  readonly name: string;
  readonly ownName: string;
}

/** Matches the name, the language's own name and the code. */
const filter = createFilterOptions<LanguageOption>({
  stringify: ({ code, name, ownName }) => `${name} ${ownName} ${code}`,
  trim: true,
});

/** Options that begin with the input come first. */
const rank = (option: LanguageOption, search: string) =>
  Object.values(option).some((each) => each.toLowerCase().startsWith(search.toLowerCase())) ? 0 : 1;

/** Selects a language by name, or by any valid code. Languages that exist already are disabled. */
function LanguagePicker({ existing }: Pick<AddLanguageProps, 'existing'>) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { field, error } = useFormField(
    { source: 'id', label: translate(`${texts}.add.language`), required: true },
    { empty: '', format: (code) => nameOf(String(code)) },
  );
  const optionOf = (code: string) => ({ code, name: nameOf(code), ownName: languageName(code) });
  const value = field.value === '' ? null : optionOf(String(field.value));
  const [locale] = useLocaleState();
  const [input, setInput] = useState('');
  const typedCode = canonicalCode(input.trim());
  const options = useMemo(() => {
    const option = (code: string) => ({ code, name: nameOf(code), ownName: languageName(code) });
    return codes
      .split(' ')
      .map(option)
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [nameOf, locale]);
  const exists = (code: string) => existing.some(({ id }) => isSameLanguage(id, code));
  return (
    <Autocomplete<LanguageOption>
      options={options}
      value={value}
      onChange={(_event, option) => field.onChange(option?.code ?? '')}
      onBlur={field.onBlur}
      onKeyDown={(event) => keepEnter(event, value?.name)}
      onInputChange={(_event, text) => setInput(text)}
      filterOptions={(all, state) => {
        const search = state.inputValue.trim();
        const code = canonicalCode(search);
        const matches = filter(all, state).sort((one, other) => rank(one, search) - rank(other, search));
        if (code === undefined || !isKnownLanguage(code) || all.some((each) => each.code === code))
          return matches;
        return [...matches, optionOf(code)];
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(option, selected) => option.code === selected.code}
      getOptionDisabled={({ code }) => exists(code)}
      renderOption={({ key, ...item }, { code, name, ownName }) => (
        <li key={key} {...item}>
          <ListItemText
            primary={<bdi>{name}</bdi>}
            secondary={
              <>
                <bdi lang={code}>{ownName}</bdi> · <bdi dir="ltr">{code}</bdi>
                {exists(code) ? ` · ${translate(`${texts}.add.known`)}` : null}
              </>
            }
          />
        </li>
      )}
      autoHighlight
      autoSelect
      handleHomeEndKeys={false}
      noOptionsText={
        typedCode
          ? translate(`${texts}.add.unknown`, { code: typedCode })
          : translate('records.inputs.noneFound')
      }
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={translate(`${texts}.add.language`)}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}

/** The languages of ISO 639-1 in use, with common variants. Others are typed as a code. */
const codes =
  'af am ar as az be bg bn bo br bs ca co cs cv cy da de de-AT de-CH dz ee el en en-AU en-CA en-GB en-US eo es es-419 es-AR es-MX et eu fa ff fi fo fr fr-BE fr-CA fr-CH fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka ki kk kl km kn ko ks ku ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nn no ny oc om or pa pl ps pt pt-BR pt-PT qu rm rn ro ru rw sc sd se sg si sk sl sm sn so sq sr sr-Latn ss st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz ve vi wo xh yi yo zh-Hans zh-Hant zu';

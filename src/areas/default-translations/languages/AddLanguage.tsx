import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isSameLanguage, languageName } from '@/api/languageCode';
import { refusalOf } from '@/api/refusal';
import { useLanguageName } from '@/people/languages';
import { keepEnter } from '@/records/inputs/useTypedText';
import { canonicalCode, isKnownLanguage } from '../checks/languageFacts';
import type { Language } from './languageSchema';
import { useLanguageChange } from './useLanguageChange';

const texts = 'areas.default-translations.languages';

interface AddLanguageProps {
  known: readonly Language[];
  onClose: () => void;
}

/** Selects a language to prepare. */
export function AddLanguage({ known, onClose }: AddLanguageProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<LanguageOption | null>(null);
  const { mutate, isPending, error, reset } = useLanguageChange();
  const refusal = error === null ? undefined : refusalOf(error);
  const message = refusal && (refusal.fields.id ?? refusal.message);
  const text = message === undefined ? undefined : translate(message, { _: message });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !isPending)
          mutate({ language: { ...chosen, id: chosen.code }, change: 'add' }, { onSuccess: onClose });
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <LanguagePicker
          known={known}
          value={chosen}
          onChange={(option) => {
            reset();
            setChosen(option);
          }}
          error={refusal?.fields.id === undefined ? undefined : text}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.add.then`)}
        </Typography>
        {text !== undefined && refusal?.fields.id === undefined ? (
          <Alert severity="error" variant="outlined">
            {text}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {translate('ui.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={chosen === null}>
          {translate(`${texts}.add.submit`)}
        </Button>
      </DialogActions>
    </form>
  );
}

interface LanguageOption {
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

/** Matches the name, the language's own name and the code. */
const filter = createFilterOptions<LanguageOption>({
  stringify: ({ code, name, ownName }) => `${name} ${ownName} ${code}`,
  trim: true,
});

/** Options that begin with the input come first. */
const rank = (option: LanguageOption, typed: string) =>
  Object.values(option).some((each) => each.toLowerCase().startsWith(typed.toLowerCase())) ? 0 : 1;

/** Selects a language by name, or by any valid code. Languages that exist already are disabled. */
function LanguagePicker({ known, value, onChange, error }: LanguagePickerProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const typedCode = canonicalCode(typed.trim());
  const options = useMemo(() => {
    const option = (code: string) => ({ code, name: nameOf(code), ownName: languageName(code) });
    return codes
      .split(' ')
      .map(option)
      .sort((one, other) => one.name.localeCompare(other.name, locale));
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
                {isKnown(code) ? ` · ${translate(`${texts}.add.known`)}` : null}
              </>
            }
          />
        </li>
      )}
      autoHighlight
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
          autoFocus
          label={translate(`${texts}.add.language`)}
          error={error !== undefined}
          helperText={error ?? translate(`${texts}.add.help`)}
        />
      )}
    />
  );
}

/** The languages of ISO 639-1 in use, with common variants. Others are typed as a code. */
const codes =
  'af am ar as az be bg bn bo br bs ca co cs cv cy da de de-AT de-CH dz ee el en en-AU en-CA en-GB en-US eo es es-419 es-AR es-MX et eu fa ff fi fo fr fr-BE fr-CA fr-CH fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka ki kk kl km kn ko ks ku ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nn no ny oc om or pa pl ps pt pt-BR pt-PT qu rm rn ro ru rw sc sd se sg si sk sl sm sn so sq sr sr-Latn ss st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz ve vi wo xh yi yo zh-Hans zh-Hant zu';

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useFormField } from '@/records/inputs/useFormField';
import type { Module } from '../../moduleSchema';
import { formName, settingName } from './formNames';
import type { Setting } from './readSettings';
import { cleared } from './sentSettings';

const texts = 'areas.website-modules.edit.settings.secret';

/** A value that the server never returns: an empty field keeps it, and a button clears it on the next save. */
export function SecretField({
  setting: { title, description, maxLength },
  source,
  module,
}: {
  setting: Setting;
  source: string;
  module: Module;
}) {
  const translate = useTranslate();
  // One in a group is named by its path.
  const path = source.split('.').slice(1).map(settingName).join('.');
  const isSet = module.secretsSet.includes(path);
  const { field, label, error } = useFormField(
    { source: `secrets.${formName(path)}`, label: title },
    {
      empty: '',
      messageArgs: { max: maxLength },
      validate: (value) => (String(value ?? '').length > maxLength ? 'records.inputs.tooLong' : undefined),
      // The value is never shown.
      format: (value) =>
        value === undefined || value === ''
          ? null
          : translate(`${texts}.${typeof value === 'object' ? 'clears' : 'typed'}`),
    },
  );
  const { ref, value, onChange, ...input } = field;
  const isCleared = typeof value === 'object';
  const state = translate(`${texts}.${isCleared ? 'clears' : isSet ? 'set' : 'unset'}`);
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <TextField
        {...input}
        inputRef={ref}
        label={label}
        type="password"
        value={isCleared ? '' : String(value)}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="new-password"
        error={error !== undefined}
        helperText={error ?? [state, description].filter(Boolean).join(' ')}
        sx={{ flexGrow: 1 }}
      />
      {isSet ? (
        <Button
          variant="outlined"
          onClick={() => onChange(isCleared ? '' : cleared)}
          sx={{ mt: '36px', height: 44, flexShrink: 0 }}
        >
          {translate(`${texts}.${isCleared ? 'keep' : 'clear'}`)}
        </Button>
      ) : null}
    </Stack>
  );
}

import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, Controller } from 'react-hook-form';
import type { ProfileFields } from './profileFields';

interface NameInputProps {
  control: Control<ProfileFields>;
  error: string | undefined;
}

/** The full name in the profile form; like `PasswordInput`, it renders only for its own changes. */
export const NameInput = memo(function NameInput({ control, error }: NameInputProps) {
  const translate = useTranslate();
  return (
    <Controller
      name="name"
      control={control}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={translate('app.profile.fullName')}
          error={error !== undefined}
          helperText={error && translate(error)}
          autoComplete="name"
          slotProps={{ htmlInput: { 'aria-required': true, dir: 'auto' } }}
          fullWidth
        />
      )}
    />
  );
});

import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, Controller } from 'react-hook-form';
import { PasswordField } from '@/ui/controls/PasswordField';
import type { ProfileFields } from './profileFields';

interface PasswordInputProps {
  control: Control<ProfileFields>;
  name: 'currentPassword' | 'newPassword' | 'confirmPassword';
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
}

/** A password of the profile form. It renders only for its own changes, so that typing stays fast (docs/performance.md). */
export const PasswordInput = memo(function PasswordInput(props: PasswordInputProps) {
  const { control, name, autoComplete, error } = props;
  const translate = useTranslate();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, ...field } }) => (
        <PasswordField
          {...field}
          inputRef={ref}
          label={translate(`app.profile.${name}`)}
          error={error !== undefined}
          helperText={error && translate(error)}
          autoComplete={autoComplete}
          fullWidth
        />
      )}
    />
  );
});

import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type Control, Controller } from 'react-hook-form';
import { PasswordField } from '../../ui/PasswordField';
import { FormSection } from './FormSection';
import type { ProfileFields } from './profileFields';

interface PasswordSectionProps {
  control: Control<ProfileFields>;
  errorOf: (field: keyof ProfileFields) => string | undefined;
  /** Whether this installation has a call that changes the password. */
  connected: boolean;
}

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Current, new and repeated password; says so when they are checked but not sent (reading R7). */
export function PasswordSection({ control, errorOf, connected }: PasswordSectionProps) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('app.profile.password')}>
      {!connected && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('app.profile.passwordNotConnected')}
        </Typography>
      )}
      {fields.map(({ name, autoComplete }) => {
        const error = errorOf(name);
        return (
          <Controller
            key={name}
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
      })}
    </FormSection>
  );
}

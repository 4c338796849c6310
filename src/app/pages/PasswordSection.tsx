import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Control } from 'react-hook-form';
import { FormSection } from './FormSection';
import { PasswordInput } from './PasswordInput';
import type { ProfileFields } from './profileFields';

interface PasswordSectionProps {
  control: Control<ProfileFields>;
  errorOf: (field: keyof ProfileFields) => string | undefined;
  /** Whether `config.json` names a call that changes the password. */
  connected: boolean;
}

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Current, new and repeated password; without such a call, a note says that they are checked but not sent (reading R7). */
export function PasswordSection({ control, errorOf, connected }: PasswordSectionProps) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('app.profile.password')}>
      {!connected && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('app.profile.passwordNotConnected')}
        </Typography>
      )}
      {fields.map(({ name, autoComplete }) => (
        <PasswordInput
          key={name}
          name={name}
          control={control}
          autoComplete={autoComplete}
          error={errorOf(name)}
        />
      ))}
    </FormSection>
  );
}

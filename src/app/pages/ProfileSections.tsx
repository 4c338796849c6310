import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, Controller } from 'react-hook-form';
import { PasswordField } from '@/ui/controls/PasswordField';
import { helpAnchor } from '@/ui/shell';
import type { ProfileFields } from './profileFields';

/** A titled section of a form, as a landmark region. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={2} sx={{ mb: 5 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

interface NameInputProps {
  control: Control<ProfileFields>;
  error: string | undefined;
}

/** The full name in the profile form; like `PasswordInput`, it renders only for its own changes. */
const NameInput = memo(function NameInput({ control, error }: NameInputProps) {
  const translate = useTranslate();
  return (
    <Controller
      name="name"
      control={control}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...field}
          {...helpAnchor('profile.name')}
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

interface PasswordInputProps {
  control: Control<ProfileFields>;
  name: 'currentPassword' | 'newPassword' | 'confirmPassword';
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
}

/** A password of the profile form. It renders only for its own changes, so that typing stays fast (docs/performance.md). */
const PasswordInput = memo(function PasswordInput(props: PasswordInputProps) {
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

interface PersonalSectionProps {
  control: Control<ProfileFields>;
  errorOf: (field: keyof ProfileFields) => string | undefined;
  email: string;
}

/** Full name, and the read-only email. */
export function PersonalSection({ control, errorOf, email }: PersonalSectionProps) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('app.profile.personal')}>
      <NameInput control={control} error={errorOf('name')} />
      <EmailDisplay email={email} />
    </FormSection>
  );
}

/** The read-only email; memoized so that it does not render while another field changes. */
const EmailDisplay = memo(function EmailDisplay({ email }: { email: string }) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('app.profile.email')}
      value={email}
      slotProps={{ htmlInput: { readOnly: true } }}
      fullWidth
    />
  );
});

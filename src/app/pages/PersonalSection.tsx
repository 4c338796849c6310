import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Control } from 'react-hook-form';
import { FormSection } from './FormSection';
import { NameInput } from './NameInput';
import type { ProfileFields } from './profileFields';

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

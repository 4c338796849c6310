import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type Control, Controller } from 'react-hook-form';
import { FormSection } from './FormSection';
import type { ProfileFields } from './profileFields';

interface PersonalSectionProps {
  control: Control<ProfileFields>;
  errorOf: (field: keyof ProfileFields) => string | undefined;
  email: string;
}

/** Full name, and the e-mail for reading. */
export function PersonalSection({ control, errorOf, email }: PersonalSectionProps) {
  const translate = useTranslate();
  const error = errorOf('name');
  return (
    <FormSection title={translate('app.profile.personal')}>
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
      <TextField
        label={translate('app.profile.email')}
        value={email}
        slotProps={{ htmlInput: { readOnly: true } }}
        fullWidth
      />
    </FormSection>
  );
}

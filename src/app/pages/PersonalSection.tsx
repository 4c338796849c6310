import { useTranslate } from 'react-admin';
import type { Control } from 'react-hook-form';
import { EmailDisplay } from './EmailDisplay';
import { FormSection } from './FormSection';
import { NameInput } from './NameInput';
import type { ProfileFields } from './profileFields';

interface PersonalSectionProps {
  control: Control<ProfileFields>;
  errorOf: (field: keyof ProfileFields) => string | undefined;
  email: string;
}

/** Full name, and the e-mail for reading. */
export function PersonalSection({ control, errorOf, email }: PersonalSectionProps) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('app.profile.personal')}>
      <NameInput control={control} error={errorOf('name')} />
      <EmailDisplay email={email} />
    </FormSection>
  );
}

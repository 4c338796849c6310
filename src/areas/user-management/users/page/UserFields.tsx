import { useGetIdentity, useTranslate } from 'react-admin';
import { grantableGroups, grantableRoles } from '@/people/grants';
import { useLanguageOptions } from '@/people/languages';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { isEmail } from '@/ui/email';
import { refusalTexts, type User } from '../userSchema';

const texts = 'areas.user-management.edit.users';
const maxNameLength = 191;

/** What can be changed about a user. What a field waits for renders that field alone. */
export function UserFields({ user }: { user: User }) {
  return (
    <div>
      <FormTextField source="name" required maxLength={maxNameLength} />
      <EmailField user={user} />
      <LanguageField current={user.language} />
      <FormRecordPicker {...grantableGroups} source="groupIds" multiple />
      <FormRecordPicker {...grantableRoles} source="roleIds" multiple />
    </div>
  );
}

/** People cannot change their own address, because they sign in with it. */
function EmailField({ user }: { user: User }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const refusal = useAccessRefusal(refusalTexts)(user, 'credentials');
  const isOwn = user.email.toLowerCase() === String(identity?.id ?? '').toLowerCase();
  return (
    <FormTextField
      source="email"
      type="email"
      required
      disabled={isOwn || refusal !== undefined}
      help={isOwn ? translate(`${texts}.ownEmail`) : refusal}
      validate={(value) => (isEmail(value) ? undefined : `${texts}.invalidEmail`)}
    />
  );
}

function LanguageField({ current }: { current: User['language'] }) {
  const translate = useTranslate();
  const options = useLanguageOptions(current);
  return <FormSelect source="language" options={options} emptyLabel={translate(`${texts}.noLanguage`)} />;
}

import { useGetIdentity, useTranslate } from 'react-admin';
import { grantableGroups, grantableRoles } from '@/people/grants';
import { useLanguageOptions } from '@/people/languages';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { isEmail } from '@/ui/email';
import { AttributeFields } from '../attributes/AttributeFields';
import { RoleEndsField } from '../RoleEndsField';
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
      <RoleEndsField />
      <LastDayField user={user} />
      <AttributeFields />
    </div>
  );
}

/** People cannot change their own address, because they sign in with it. */
function EmailField({ user }: { user: User }) {
  const translate = useTranslate();
  const { isOwn, refusal } = useCredentials(user);
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

/** The last day of the account; people cannot end their own. */
function LastDayField({ user }: { user: User }) {
  const translate = useTranslate();
  const { isOwn, refusal } = useCredentials(user);
  return (
    <FormDateField
      source="endsOn"
      disabled={isOwn || refusal !== undefined}
      help={isOwn ? translate(`${texts}.ownEnd`) : (refusal ?? translate(`${texts}.endsOnHelp`))}
    />
  );
}

/** Whether the user is the person at the screen, and why the server would refuse another address or last day. */
function useCredentials(user: User) {
  const { data: identity } = useGetIdentity();
  const refusal = useAccessRefusal(refusalTexts)(user, 'credentials');
  return { isOwn: user.email.toLowerCase() === String(identity?.id ?? '').toLowerCase(), refusal };
}

function LanguageField({ current }: { current: User['language'] }) {
  const translate = useTranslate();
  const options = useLanguageOptions(current);
  return <FormSelect source="language" options={options} emptyLabel={translate(`${texts}.noLanguage`)} />;
}

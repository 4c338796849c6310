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

/** What can be changed about a user. People cannot change their own address, because they sign in with it. */
export function UserFields({ user }: { user: User }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const languages = useLanguageOptions(user.language);
  const refusal = useAccessRefusal(refusalTexts)(user, 'credentials');
  const isOwn = user.email.toLowerCase() === String(identity?.id ?? '').toLowerCase();
  return (
    <div>
      <FormTextField source="name" required maxLength={maxNameLength} />
      <FormTextField
        source="email"
        type="email"
        required
        disabled={isOwn || refusal !== undefined}
        help={isOwn ? translate(`${texts}.ownEmail`) : refusal}
        validate={(value) => (isEmail(value) ? undefined : `${texts}.invalidEmail`)}
      />
      <FormSelect source="language" options={languages} emptyLabel={translate(`${texts}.noLanguage`)} />
      <FormRecordPicker {...grantableGroups} source="groupIds" multiple />
      <FormRecordPicker {...grantableRoles} source="roleIds" multiple />
      <RoleEndsField />
      <FormDateField
        source="endsOn"
        disabled={isOwn || refusal !== undefined}
        help={isOwn ? translate(`${texts}.ownEnd`) : (refusal ?? translate(`${texts}.endsOnHelp`))}
      />
      <AttributeFields />
    </div>
  );
}

import { useGetIdentity, useTranslate } from 'react-admin';
import { useLanguageOptions } from '../../../../directory/languages';
import { groupPath } from '../../../../directory/readModels';
import { FormRecordPicker } from '../../../../records/inputs/FormRecordPicker';
import { FormSelect } from '../../../../records/inputs/FormSelect';
import { FormTextField } from '../../../../records/inputs/FormTextField';
import { isEmail } from '../../../../ui/email';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import type { User } from '../userSchema';

const texts = 'areas.user-management.users.page';
/** The longest name that servers keep. */
const longestName = 191;

/** What can be changed about a user. One's own address stays, because it is the one that one signs in with. */
export function UserFields({ user }: { user: User }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const languages = useLanguageOptions(user.language);
  const own = user.email.toLowerCase() === String(identity?.id ?? '').toLowerCase();
  return (
    <>
      <FormTextField source="name" required maxLength={longestName} />
      <FormTextField
        source="email"
        type="email"
        required
        disabled={own}
        help={own ? translate(`${texts}.ownEmail`) : undefined}
        validate={(value) => (isEmail(value) ? undefined : `${texts}.invalidEmail`)}
      />
      <FormSelect source="language" options={languages} emptyLabel={translate(`${texts}.noLanguage`)} />
      <FormRecordPicker<Group>
        source="groupIds"
        resource="user-management/groups"
        labelOf={groupPath}
        multiple
        help={translate(`${texts}.groupsHelp`)}
      />
      <FormRecordPicker<Role>
        source="roleIds"
        resource="user-management/roles"
        labelOf={({ name }) => name}
        multiple
      />
    </>
  );
}

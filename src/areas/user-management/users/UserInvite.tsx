import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../ui/page/PageHeader';
import { InviteForm } from './invite/InviteForm';

/** `/user-management/users/create`: users are made by inviting them, several at once. */
export function UserInvite() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate('areas.user-management.users.invite.headline')}
        back={{ to: '/user-management/users' }}
      />
      <InviteForm />
    </>
  );
}

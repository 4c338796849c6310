import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useProfile } from '../profileQuery';
import { ProfileForm } from './ProfileForm';

/** `/profile`: open to every signed-in admin (reading R5). */
export function ProfilePage() {
  const profile = useProfile();
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate('app.profile.headline')} lead={translate('app.profile.lead')} />
      <Loaded
        query={profile}
        failed={translate('app.profile.loadFailed')}
        loading={<LoadingState shape="fields" />}
      >
        {(data) => <ProfileForm profile={data} />}
      </Loaded>
    </>
  );
}

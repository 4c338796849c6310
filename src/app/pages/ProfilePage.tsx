import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../api/apiError';
import { PageHeader } from '../../ui/page/PageHeader';
import { ErrorState } from '../../ui/state/ErrorState';
import { LoadingState } from '../../ui/state/LoadingState';
import { useProfile } from '../profileQuery';
import { ProfileForm } from './ProfileForm';

/** `/profile`: open to every signed-in admin (reading R5). */
export function ProfilePage() {
  const profile = useProfile();
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate('app.profile.headline')} />
      {profile.data !== undefined ? (
        <ProfileForm profile={profile.data} />
      ) : profile.isFetching ? (
        <LoadingState />
      ) : (
        <ErrorState
          title={translate('app.profile.loadFailed')}
          message={translate(errorTextKey(profile.error))}
          onRetry={() => profile.refetch()}
        />
      )}
    </>
  );
}

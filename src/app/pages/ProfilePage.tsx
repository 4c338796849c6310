import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeader } from '@/ui/page/PageHeader';
import { useShell } from '@/ui/shell';
import { LoadingState } from '@/ui/state/LoadingState';
import { useProfile } from '../profileQuery';
import { ProfileForm } from './ProfileForm';

/** `/profile`: open to every signed-in admin (reading R5). */
export function ProfilePage() {
  const profile = useProfile();
  const translate = useTranslate();
  const { pages } = useShell();
  return (
    <>
      <PageHeader headline={translate('app.profile.headline')} lead={translate('app.profile.lead')} />
      <Loaded
        query={profile}
        failed={translate('app.profile.loadFailed')}
        loading={<LoadingState shape="fields" />}
      >
        {(data) => (
          <>
            {pages.includes('dashboard') ? (
              <Typography sx={{ mb: 3 }}>
                <AppLink to="/dashboard">{translate('app.profile.dashboard')}</AppLink>
              </Typography>
            ) : null}
            <ProfileForm profile={data} />
          </>
        )}
      </Loaded>
    </>
  );
}

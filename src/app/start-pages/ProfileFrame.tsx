import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../ui/page/PageHeader';
import { ProfileForm } from '../pages/ProfileForm';

const nobody = { name: '', email: '', permissions: [] };

/** The profile page before the profile has arrived: all that is the same for everybody, and nothing can be typed yet. */
export function ProfileFrame() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate('app.profile.headline')} />
      <Box inert aria-busy sx={{ display: 'contents' }}>
        <ProfileForm profile={nobody} />
      </Box>
    </>
  );
}

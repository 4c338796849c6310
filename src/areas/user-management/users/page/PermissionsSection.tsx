import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../../ui/loading/LazyPart';
import type { User } from '../userSchema';

const texts = 'areas.user-management.users.page.permissions';

const EffectivePermissions = lazyPart(() =>
  import('./EffectivePermissions').then((part) => part.EffectivePermissions),
);

/** The part of the page that says what a user may do; it is loaded after the rest. */
export function PermissionsSection({ user }: { user: User }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 760, mt: 5, mb: 4 }}>
      <Typography id={id} variant="h2" gutterBottom>
        {translate(`${texts}.title`)}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {translate(`${texts}.intro.${user.status}`)}
      </Typography>
      <EffectivePermissions userId={user.id} />
    </Box>
  );
}

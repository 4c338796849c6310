import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/ui/page/PageHeader';
import { useSession } from '../services';

/** `/404`: '404 Oops something went wrong Sorry!' (specification, section 2), with a link to continue. */
export function NotFoundPage() {
  const translate = useTranslate();
  const { signedIn } = useSession();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader headline={translate('app.notFound.headline')} />
      <Typography sx={{ mb: 2 }}>{translate('app.notFound.message')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate(signedIn ? 'app.notFound.toProfile' : 'app.notFound.toSignIn')}
      </Button>
    </Box>
  );
}

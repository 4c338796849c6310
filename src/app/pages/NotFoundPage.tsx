import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageState } from '@/ui/page/PageState';
import { useSession } from '../services';

/** `/404`: '404 Oops something went wrong Sorry!' (specification, section 2), with a link to continue. */
export function NotFoundPage() {
  const translate = useTranslate();
  const { signedIn } = useSession();
  const [code, oops, sorry] = ['code', 'oops', 'sorry'].map((part) => translate(`app.notFound.${part}`));
  return (
    <PageState
      title={`${code} ${oops} ${sorry}`}
      heading={
        <>
          <Box component="span" sx={codeLook}>
            {code}
          </Box>{' '}
          {oops}{' '}
          <Box component="span" sx={sorryLook}>
            {sorry}
          </Box>
        </>
      }
      message={translate('app.notFound.message')}
    >
      <Button component={Link} to="/" variant="outlined">
        {translate(signedIn ? 'app.notFound.toProfile' : 'app.notFound.toSignIn')}
      </Button>
    </PageState>
  );
}

const codeLook = { display: 'block', fontSize: '4rem', lineHeight: 1.1, color: 'primary.main' } as const;
const sorryLook = { display: 'block', mt: 1, typography: 'body1' } as const;

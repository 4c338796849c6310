import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { initialsOf } from './initialsOf';

/** What the account's button shows: where there is room the name, and a disc with the initials, which is there before they are. */
export function AccountBadge({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <>
      <Typography component="bdi" variant="body2" noWrap sx={room}>
        {name}
      </Typography>
      <Box component="span" aria-hidden data-initials={initials} sx={disc}>
        {initials === '' ? <PersonOutline fontSize="small" /> : null}
      </Box>
    </>
  );
}

const room = { display: { xs: 'none', sm: 'block' }, maxWidth: 240, mr: 1.5, '&:empty': { display: 'none' } };
const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  mx: -0.5,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'outline',
  typography: 'caption',
  fontWeight: 600,
  // Drawn, not written: nobody would say them to choose the button (WCAG 2.5.3).
  '&::before': { content: 'attr(data-initials)' },
  '&[data-initials=""]::before': { display: 'none' },
} as const;

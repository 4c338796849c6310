import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { initialsOf } from './initialsOf';

/** The content of the account button: the name if there is room, and a disc with the initials, or an icon until they are known. */
export function AccountBadge({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <>
      <Typography component="bdi" variant="body2" noWrap sx={nameLook}>
        {name}
      </Typography>
      <Box component="span" aria-hidden data-initials={initials} sx={disc}>
        {initials === '' ? <PersonOutline fontSize="small" /> : null}
      </Box>
    </>
  );
}

const nameLook = {
  display: { xs: 'none', sm: 'block' },
  maxWidth: 240,
  mr: 1.5,
  '&:empty': { display: 'none' },
};
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
  // Drawn by CSS, so that they are not part of the button's name (WCAG 2.5.3).
  '&::before': { content: 'attr(data-initials)' },
  '&[data-initials=""]::before': { display: 'none' },
} as const;

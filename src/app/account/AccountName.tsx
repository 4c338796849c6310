import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Name and address at the head of the account menu; the menu is called by the name too, so this is for the eye. */
export function AccountName({ name, email }: { name: string; email: string }) {
  if (name === '') return null;
  return (
    <Box component="li" role="presentation" sx={head}>
      <Typography component="bdi" variant="subtitle2" noWrap sx={line}>
        {name}
      </Typography>
      {email === '' || email === name ? null : (
        <Typography component="bdi" variant="caption" noWrap sx={{ ...line, color: 'text.secondary' }}>
          {email}
        </Typography>
      )}
    </Box>
  );
}

const head = { px: 2, pt: 0.5, pb: 1.25, mb: 1, borderBottom: 1, borderColor: 'divider' };
const line = { display: 'block' };

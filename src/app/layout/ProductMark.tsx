import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { initialOf } from '@/app/account/initialsOf';

/** The product's name, with its initial as a logo. */
export function ProductMark({ name }: { name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 28,
          height: 28,
          borderRadius: 0.5,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'h3',
          lineHeight: 1,
        }}
      >
        {initialOf(name)}
      </Box>
      <Typography variant="h3" component="span" noWrap sx={{ unicodeBidi: 'isolate' }}>
        {name}
      </Typography>
    </Box>
  );
}

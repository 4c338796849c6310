import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The product's name with its initial as a printer's mark. */
export function ProductMark({ name }: { name: string }) {
  const initial = Array.from(name.trim())[0]?.toUpperCase();
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
        {initial}
      </Box>
      <Typography variant="h3" component="span" noWrap sx={{ unicodeBidi: 'isolate' }}>
        {name}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormField } from '@/records/inputs/useFormField';
import { isOwnPath } from '../checks/videoAddress';
import { Poster } from '../player/Poster';

/** The poster of a video: a path on this origin, with the image. */
export function PosterField() {
  const { field, label, error } = useFormField(
    { source: 'poster' },
    {
      empty: null,
      validate: (value) =>
        value === null || isOwnPath(String(value)) ? undefined : 'areas.video-help.refusals.poster',
    },
  );
  const { ref, value, onChange, ...input } = field;
  const path = typeof value === 'string' ? value : '';
  return (
    <Box sx={row}>
      <TextField
        {...input}
        inputRef={ref}
        label={label}
        value={path}
        onChange={({ target }) => onChange(target.value.trim() || null)}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
        autoComplete="off"
      />
      <Box sx={{ mt: '1.75rem' }}>
        <Poster src={isOwnPath(path) ? path : null} width={96} />
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameName, type SavedView } from './views';

interface SaveViewProps {
  isKnown: boolean;
  views: readonly SavedView[];
  onSave: (label: string) => void;
}

/** The longest name of a view, in characters: it must fit a line of the list. */
const longestName = 60;

/** Saves the present query under a name; the name of a saved view replaces that one, and says so first. */
export function SaveView({ isKnown, views, onSave }: SaveViewProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const isTaken = views.some(({ label }) => isSameName(label, name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ px: 2, pt: 1.5, pb: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {isKnown ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('records.views.known')}
        </Typography>
      ) : (
        <>
          <TextField
            label={translate('records.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={translate(isTaken ? 'records.views.replaces' : 'records.views.nameHelp')}
            slotProps={{ htmlInput: { maxLength: longestName, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
            {translate('records.views.save')}
          </Button>
        </>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { longestViewName, type SavedView } from './userViews';
import { isSameName } from './useSavedViews';

interface SaveViewProps {
  /** The present query has a name already. */
  isKnown: boolean;
  views: readonly SavedView[];
  onSave: (label: string) => void;
}

const texts = 'areas.user-management.users.list.views';

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
          {translate(`${texts}.known`)}
        </Typography>
      ) : (
        <>
          <TextField
            label={translate(`${texts}.name`)}
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={translate(isTaken ? `${texts}.replaces` : `${texts}.nameHelp`)}
            slotProps={{ htmlInput: { maxLength: longestViewName, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
            {translate(`${texts}.save`)}
          </Button>
        </>
      )}
    </Box>
  );
}

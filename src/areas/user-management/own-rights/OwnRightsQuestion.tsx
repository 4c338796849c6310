import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { usePermissionName } from '../../../directory/permissions';
import { ReasonedButton } from '../../../ui/controls/ReasonedButton';
import { takeFocus } from '../../../ui/focus/takeFocus';

interface OwnRightsQuestionProps {
  /** The id of the text that describes the dialog. */
  describedBy: string;
  /** The permission keys that the person would lose. */
  loses: readonly string[];
  /** The server has refused the confirmation that was given before. */
  again: boolean;
  /** Called with the person's own e-mail, as the account spells it. */
  onConfirm: (email: string) => void;
  onCancel: () => void;
}

const texts = 'areas.user-management.guards.ownRights';

/** What the person would lose, and the field for their own e-mail; compared without regard to case and spaces around it. */
export function OwnRightsQuestion({
  describedBy,
  loses,
  again,
  onConfirm,
  onCancel,
}: OwnRightsQuestionProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const { data: identity } = useGetIdentity();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);

  const own = String(identity?.id ?? '');
  const matches = own !== '' && typed.trim().toLowerCase() === own.trim().toLowerCase();
  const reason = matches
    ? undefined
    : translate(typed.trim() === '' ? `${texts}.type` : `${texts}.differs`, { email: own });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a portal: without this, React hands the event on to the form that the page consists of.
    event.stopPropagation();
    if (matches) return onConfirm(own);
    setTried(true);
  };

  const wrong = tried && !matches;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent>
        <Box id={describedBy}>
          <DialogContentText>
            {translate(`${texts}.message`, { smart_count: loses.length })}
          </DialogContentText>
          <Box component="ul" sx={{ my: 1.5, pl: 3, fontWeight: 600 }}>
            {loses.map((key) => (
              <li key={key}>{permissionName(key)}</li>
            ))}
          </Box>
          <DialogContentText>{translate(`${texts}.consequence`)}</DialogContentText>
        </Box>
        {again ? (
          <DialogContentText role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {translate(`${texts}.again`)}
          </DialogContentText>
        ) : null}
        <TextField
          label={translate(`${texts}.email`)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong}
          helperText={reason ?? ' '}
          inputRef={takeFocus}
          autoComplete="off"
          slotProps={{
            htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
            formHelperText: { role: wrong ? 'alert' : undefined },
          }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('ui.action.cancel')}
        </Button>
        <ReasonedButton type="submit" variant="contained" color="error" reason={reason}>
          {translate(`${texts}.confirm`)}
        </ReasonedButton>
      </DialogActions>
    </Box>
  );
}

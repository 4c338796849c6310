import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { Loss } from './useOwnRights';

interface OwnRightsFormProps extends Omit<Loss, 'isOwn'> {
  descriptionId: string;
  /** The server has refused the confirmation given before. */
  isRepeated: boolean;
  /** Gets the person's own email address, spelled as in the account; nothing when they cancel. */
  onAnswer: (email?: string) => void;
}

const guards = 'areas.user-management.guards';
const texts = `${guards}.ownRights`;

/** What the person would lose, and a field for their own email address; case and surrounding spaces do not count. */
export function OwnRightsForm({ descriptionId, loses, unheld, isRepeated, onAnswer }: OwnRightsFormProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const { data: identity } = useGetIdentity();
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);

  const ownEmail = String(identity?.id ?? '');
  const enteredEmail = text.trim().toLowerCase();
  const matches = ownEmail !== '' && enteredEmail === ownEmail.trim().toLowerCase();
  const hint = translate(enteredEmail === '' ? `${texts}.type` : `${texts}.differs`, { email: ownEmail });
  const hasError = isSubmitted && !matches;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a portal on to its parents, which may be another form.
    event.stopPropagation();
    if (matches) onAnswer(ownEmail);
    else setIsSubmitted(true);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent>
        <Box id={descriptionId}>
          {loses.length === 0 ? null : (
            <>
              <DialogContentText>
                {translate(`${texts}.message`, { smart_count: loses.length })}
              </DialogContentText>
              <Box component="ul" sx={{ my: 1.5, pl: 3, fontWeight: 600 }}>
                {loses.map((key) => (
                  <li key={key}>{permissionName(key)}</li>
                ))}
              </Box>
            </>
          )}
          <DialogContentText>
            {unheld.length === 0
              ? translate(`${texts}.consequence`)
              : translate(`${guards}.unheld`, {
                  names: unheld.map(permissionName).join(', '),
                  smart_count: unheld.length,
                })}
          </DialogContentText>
        </Box>
        {isRepeated ? (
          <DialogContentText role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {translate(`${texts}.again`)}
          </DialogContentText>
        ) : null}
        <TextField
          label={translate(`${texts}.email`)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={hasError}
          helperText={matches ? ' ' : hint}
          inputRef={takeFocus}
          autoComplete="off"
          slotProps={{
            htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
            formHelperText: { role: hasError ? 'alert' : undefined },
          }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer()}>
          {translate('ui.action.cancel')}
        </Button>
        <ReasonedButton type="submit" variant="contained" color="error" reason={matches ? undefined : hint}>
          {translate(`${texts}.confirm`)}
        </ReasonedButton>
      </DialogActions>
    </Box>
  );
}

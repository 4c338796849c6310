import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { User } from '../userSchema';
import { ActionButton } from './ActionButton';

const texts = 'areas.user-management.edit.users.link';

const linkSchema = v.object({ link: v.pipe(v.string(), v.url()) });

/**
 * Copies the link of an open invitation, for people whom the email does not reach. The link is requested on click and stored
 * nowhere, because anyone who has it can accept the invitation.
 */
export function InvitationLink({ user }: { user: User }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [visibleLink, setVisibleLink] = useState<string>();
  const { mutate, isPending } = useRecordMutation(
    (calls, id: string) =>
      calls.call('user-management/users', {
        path: `/${encodeURIComponent(id)}/actions/invitation-link`,
        method: 'POST',
        body: {},
        reads: true,
        schema: linkSchema,
      }),
    {
      refreshes: [],
      onSuccess: async ({ link }) => {
        try {
          await navigator.clipboard.writeText(link);
          notify(`${texts}.copied`, { type: 'success' });
        } catch {
          // Some browsers allow copying only during the click.
          setVisibleLink(link);
        }
      },
      onError: (error) =>
        notify(`${texts}.failed`, { type: 'error', messageArgs: { reason: errorText(error) } }),
    },
  );
  return (
    <>
      <ActionButton
        icon={<LinkIcon />}
        caption={translate(`${texts}.copy`)}
        consequence={translate(`${texts}.consequence`)}
        busy={isPending}
        onRun={() => mutate(user.id)}
      />
      <ModalDialog
        open={visibleLink !== undefined}
        title={translate(`${texts}.title`)}
        onClose={() => setVisibleLink(undefined)}
        maxWidth="sm"
      >
        <DialogContent>
          <TextField
            fullWidth
            label={translate(`${texts}.field`)}
            helperText={translate(`${texts}.consequence`)}
            value={visibleLink ?? ''}
            inputRef={takeFocus}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setVisibleLink(undefined)}>
            {translate('ui.action.close')}
          </Button>
        </DialogActions>
      </ModalDialog>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '@/api/refusal';
import { useListReturn } from '@/records/form/useListReturn';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { unguarded } from '@/ui/leave/unguarded';
import { useMounted } from '@/ui/leave/useMounted';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { useProposedGrants } from './defaults/userDefaults';
import { EmailAddressField } from './invite/EmailAddressField';
import { InvitationFields } from './invite/InvitationFields';
import { RefusedAddresses } from './invite/RefusedAddresses';
import { type Grants, noGrants, useInvitation } from './invite/useInvitation';

const texts = 'areas.user-management.create.users';

/** `/user-management/users/create`: invites users; addresses that could not be invited stay, with the reason. */
export function UserInvite() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { list, back } = useListReturn();
  const invitation = useInvitation();
  const { addresses, text, send, isPending, error } = invitation;
  const proposedGrants = useProposedGrants();
  const [chosenGrants, setGrants] = useState<Grants>();
  const initialGrants = useMemo(() => ({ ...noGrants, ...proposedGrants }), [proposedGrants]);
  const grants = chosenGrants ?? initialGrants;
  const entry = useRef<HTMLInputElement>(null);
  const [once] = useOneAtATime();
  const mounted = useMounted();

  const readyCount = addresses.filter(({ sendable }) => sendable).length;
  const hasNoGrants = grants.roleIds.length + grants.groupIds.length === 0;
  const isEmpty = readyCount === 0 && text.trim() === '';
  const failure = error === null ? undefined : refusalOf(error);

  const submit = async () => {
    try {
      const sent = await send(grants);
      if (sent === undefined) return entry.current?.focus();
      notify(sent.failed === 0 ? `${texts}.sent` : `${texts}.sentPartly`, {
        type: sent.failed === 0 ? 'success' : 'warning',
        messageArgs: { smart_count: sent.invited, failed: sent.failed },
      });
      // Do not navigate if the user has left the page in the meantime.
      if (!mounted.current) return;
      if (sent.isDone) return navigate(list, { state: unguarded });
    } catch {
      // The failure is shown next to the button.
    }
    // A button that was disabled has lost the focus, so the field takes it.
    if (document.activeElement === document.body) entry.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(submit);
  };

  return (
    <>
      <PageHeader headline={translate(`${texts}.headline`)} back={back} />
      <PageBody component="form" onSubmit={onSubmit} noValidate>
        <Stack spacing={2} sx={{ maxWidth: 760, mb: 4 }}>
          <div>
            <EmailAddressField
              invitation={invitation}
              error={failure?.fields.emails && translate(failure.fields.emails)}
              inputRef={entry}
            />
            <RefusedAddresses
              invitation={invitation}
              onRemove={(keys) => {
                invitation.remove(keys);
                entry.current?.focus();
              }}
              onCorrected={() => entry.current?.focus()}
            />
          </div>
          <InvitationFields grants={grants} onChange={setGrants} error={error} />
        </Stack>
        <BottomBar>
          <ReasonedButton
            type="submit"
            variant="contained"
            loading={isPending}
            reason={isEmpty ? translate(`${texts}.nobody`) : undefined}
          >
            {translate(readyCount > 0 ? `${texts}.sendCount` : `${texts}.send`, { smart_count: readyCount })}
          </ReasonedButton>
          {hasNoGrants && readyCount > 0 && !failure ? (
            <Typography role="status" variant="body2" sx={{ flex: '1 1 16rem', color: 'text.secondary' }}>
              {translate(`${texts}.noGrants`, { smart_count: readyCount })}
            </Typography>
          ) : null}
          {failure ? (
            <Alert severity="error" variant="outlined" sx={{ flex: '1 1 20rem' }}>
              {translate(`${texts}.failed`, { reason: translate(failure.message) })}
            </Alert>
          ) : null}
        </BottomBar>
      </PageBody>
      <LeaveGuard when={addresses.length > 0 || `${text}${grants.message}`.trim() !== ''} />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../../../api/refusal';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { LeaveGuard } from '../../../../ui/leave/LeaveGuard';
import { unguarded } from '../../../../ui/leave/unguarded';
import { BottomBar } from '../../../../ui/page/BottomBar';
import { PageBody } from '../../../../ui/page/PageBody';
import { AddressField } from './AddressField';
import { AddressSummary } from './AddressSummary';
import { GrantFields } from './GrantFields';
import { useAddresses } from './useAddresses';
import { type Grants, useInvitation } from './useInvitation';

const texts = 'areas.user-management.users.invite';

/**
 * Invites many people at once. Who was invited leaves the field; who could not be stays with the reason, and nothing
 * that was entered is lost by a failure. Leaving is guarded as long as addresses are there.
 */
export function InviteForm() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { addresses, text, setText, add, change, complete, settle, check } = useAddresses();
  const [grants, setGrants] = useState<Grants>({ roleIds: [], groupIds: [], language: null });
  const [filtered, setFiltered] = useState(false);
  const { mutateAsync: invite, isPending, error } = useInvitation();
  const entry = useRef<HTMLTextAreaElement>(null);
  const sending = useRef(false);

  const refused = addresses.filter(({ sendable }) => !sendable);
  const ready = addresses.length - refused.length;
  const empty = ready === 0 && text.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const emails = complete();
    if (emails.length === 0) return entry.current?.focus();
    sending.current = true;
    try {
      const results = await invite({ emails, ...grants });
      const invited = results.filter(({ ok }) => ok).length;
      const left = settle(results);
      notify(`${texts}.${invited === results.length ? 'sent' : 'sentPartly'}`, {
        type: invited === results.length ? 'success' : 'warning',
        messageArgs: { smart_count: invited, failed: results.length - invited },
      });
      if (left === 0) return navigate('/user-management/users', { state: unguarded });
    } catch {
      // The failure is told above the button.
    } finally {
      sending.current = false;
    }
    // A disabled button loses the focus to nowhere; the keyboard goes on in the field.
    if (document.activeElement === document.body) entry.current?.focus();
  };

  const failure = useMemo(() => (error === null ? undefined : refusalOf(error)), [error]);
  return (
    <>
      <PageBody component="form" onSubmit={submit} noValidate>
        <Stack spacing={2} sx={{ maxWidth: 760, mb: 4 }}>
          <div>
            <AddressField
              addresses={filtered && refused.length > 0 ? refused : addresses}
              text={text}
              setText={setText}
              onAdd={add}
              onChange={change}
              error={failure?.fields.emails && translate(failure.fields.emails)}
              entry={entry}
            />
            <AddressSummary
              ready={ready}
              refused={refused.length}
              checking={check.checking}
              failure={check.failure}
              onRetry={check.retry}
              filtered={filtered}
              onFilter={setFiltered}
              onRemove={() => {
                const gone = new Set(refused.map(({ key }) => key));
                change({ type: 'remove', which: ({ key }) => gone.has(key) });
                entry.current?.focus();
              }}
            />
          </div>
          <GrantFields grants={grants} onChange={setGrants} errors={failure?.fields} />
        </Stack>
        <BottomBar>
          <ReasonedButton
            type="submit"
            variant="contained"
            loading={isPending}
            reason={empty ? translate(`${texts}.nobody`) : undefined}
          >
            {translate(ready > 0 ? `${texts}.sendCount` : `${texts}.send`, { smart_count: ready })}
          </ReasonedButton>
          {failure ? (
            <Alert severity="error" variant="outlined" sx={{ flex: '1 1 20rem' }}>
              {translate(`${texts}.failed`, { reason: translate(failure.message) })}
            </Alert>
          ) : null}
        </BottomBar>
      </PageBody>
      <LeaveGuard when={addresses.length > 0 || text.trim() !== ''} />
    </>
  );
}

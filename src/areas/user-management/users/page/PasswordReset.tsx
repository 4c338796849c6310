import LockReset from '@mui/icons-material/LockResetOutlined';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUserRefusal } from '../../refusals';
import type { User } from '../userSchema';
import { ActionButton } from './ActionButton';
import { useUserAction } from './useUserAction';

const texts = 'areas.user-management.users.page.verbs';
/** Milliseconds after which a further message may be sent: each one makes the link before it useless. */
const pause = 30_000;

/** Sends a user the message to set a new password; for a while afterwards it says that it has just been sent. */
export function PasswordReset({ user }: { user: User }) {
  const translate = useTranslate();
  const { run, busy } = useUserAction(user);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    if (sentTo === undefined) return undefined;
    const timer = setTimeout(() => setSentTo(undefined), pause);
    return () => clearTimeout(timer);
  }, [sentTo]);
  const { email } = user;
  const refusal = useUserRefusal()(user, 'credentials');
  return (
    <ActionButton
      icon={<LockReset />}
      caption={translate(`${texts}.send-password-reset`)}
      consequence={translate(`${texts}.consequence.send-password-reset`, { email })}
      reason={refusal ?? (sentTo === email ? translate(`${texts}.justSent`, { email }) : undefined)}
      busy={busy === 'send-password-reset'}
      onRun={async () => {
        if (await run('send-password-reset')) setSentTo(email);
      }}
    />
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Profile } from '@/api/profile';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { useServices } from '../services';
import { PasswordSection } from './PasswordSection';
import { PersonalSection } from './PersonalSection';
import { useProfileForm } from './useProfileForm';
import { useSaveProfile } from './useSaveProfile';

/** The profile form: while it is valid and changed, Save is enabled and leaving is guarded (specification, section 4). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { config } = useServices();
  const translate = useTranslate();
  const connected = config.calls.changePassword !== undefined;
  const { form, changed, valid, errorOf, rebase } = useProfileForm(profile, connected);
  const { save, saving } = useSaveProfile();
  const once = useOneAtATime();

  const submit = form.handleSubmit(async (fields) => {
    if (!changed || !valid) return;
    const saved = await once(() => save(fields));
    if (saved === undefined) return;
    if (saved !== 'nothing') rebase(fields, saved === 'name');
    // The disabled button has dropped the focus; it moves to the form.
    if (document.activeElement === document.body) form.setFocus('name');
  });

  return (
    <PageBody component="form" onSubmit={submit} noValidate>
      <PersonalSection control={form.control} errorOf={errorOf} email={profile.email} />
      <PasswordSection control={form.control} errorOf={errorOf} connected={connected} />
      <BottomBar>
        <Button type="submit" variant="contained" disabled={!changed || !valid} loading={saving}>
          {translate('app.profile.save')}
        </Button>
      </BottomBar>
      <LeaveGuard when={changed && valid} changed={changed} />
    </PageBody>
  );
}

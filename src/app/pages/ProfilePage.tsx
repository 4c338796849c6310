import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Profile } from '@/api/profile';
import { Loaded } from '@/records/calls/Loaded';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useProfile } from '../profileQuery';
import { useServices } from '../services';
import { PasswordSection, PersonalSection } from './ProfileSections';
import { StartColumns } from './StartColumns';
import { useProfileForm } from './useProfileForm';
import { useSaveProfile } from './useSaveProfile';

/** `/profile`: open to every signed-in admin (reading R5). Beside the form, the panel "Start here". */
export function ProfilePage() {
  const profile = useProfile();
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate('app.profile.headline')} lead={translate('app.profile.lead')} />
      <Loaded
        query={profile}
        failureText={translate('app.profile.loadFailed')}
        loading={<LoadingState shape="fields" />}
      >
        {(data) => <ProfileForm profile={data} />}
      </Loaded>
    </>
  );
}

/** The profile form: while it is valid and changed, Save is enabled and leaving is guarded (specification, section 4). */
function ProfileForm({ profile }: { profile: Profile }) {
  const { config } = useServices();
  const translate = useTranslate();
  const connected = config.calls.changePassword !== undefined;
  const { form, changed, valid, errorOf, rebase } = useProfileForm(profile, connected);
  const { save, saving } = useSaveProfile(() => form.setFocus('currentPassword'));
  const [once] = useOneAtATime();

  const submit = form.handleSubmit(async (fields) => {
    if (!changed || !valid) return;
    const saved = { ...fields, name: fields.name.trim() };
    const outcome = await once(() => save(saved));
    if (outcome === undefined) return;
    // What was saved stands in the field, unless its text has changed meanwhile.
    if (outcome !== 'nothing' && form.getValues('name') === fields.name) form.setValue('name', saved.name);
    if (outcome !== 'nothing') rebase(saved, outcome === 'name');
    // The disabled button has dropped the focus; it moves to the form.
    if (document.activeElement === document.body) form.setFocus('name');
  });

  return (
    <PageBody component="form" onSubmit={submit} noValidate>
      <StartColumns name={profile.name}>
        <PersonalSection control={form.control} errorOf={errorOf} email={profile.email} />
        <PasswordSection control={form.control} errorOf={errorOf} connected={connected} />
      </StartColumns>
      <BottomBar>
        <Button type="submit" variant="contained" disabled={!changed || !valid} loading={saving}>
          {translate('app.profile.save')}
        </Button>
      </BottomBar>
      <LeaveGuard when={changed && valid} changed={changed} />
    </PageBody>
  );
}

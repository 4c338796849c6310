import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotificationDialog } from '../../ui/notificationDialog';
import { profileQuery } from '../profileQuery';
import { useServices } from '../services';
import type { ProfileFields } from './profileFields';

/**
 * Saves the name and, where the configuration names a call for it, then the password; each outcome is told on its own
 * (reading R7). Answers with what was saved: nothing, the name, or all.
 */
export function useSaveProfile() {
  const services = useServices();
  const { api, queryClient } = services;
  const notify = useNotify();
  const translate = useTranslate();
  const dialog = useNotificationDialog();
  const [saving, setSaving] = useState(false);

  async function saveName(name: string): Promise<boolean> {
    const { queryKey } = profileQuery(services);
    try {
      await api.saveProfile(name);
    } catch {
      notify('app.profile.saveFailed', { type: 'error' });
      return false;
    }
    // A slower answer to an earlier load must not bring the old name back (case T236).
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, name });
    notify('app.profile.saved', { type: 'success' });
    return true;
  }

  async function savePassword({ currentPassword, newPassword }: ProfileFields): Promise<boolean> {
    if (api.changePassword === undefined || currentPassword === '') return true;
    const changed = await api
      .changePassword({ current: currentPassword, next: newPassword })
      .then(() => true)
      .catch(() => false);
    const texts = changed ? 'app.profile.passwordChanged' : 'app.profile.passwordFailed';
    dialog.open({ title: translate(`${texts}.title`), message: translate(`${texts}.message`) });
    return changed;
  }

  async function save(fields: ProfileFields): Promise<'nothing' | 'name' | 'all'> {
    setSaving(true);
    try {
      if (!(await saveName(fields.name))) return 'nothing';
      return (await savePassword(fields)) ? 'all' : 'name';
    } finally {
      setSaving(false);
    }
  }

  return { save, saving };
}

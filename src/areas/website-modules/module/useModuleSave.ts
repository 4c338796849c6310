import { useNotify } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import type { Send } from '@/records/form/useSaveRecord';
import { readingTime } from '@/ui/controls/useUndoToast';
import { isJson } from '../checks/schema/json';
import { withDefaults } from '../checks/settingDefaults';
import type { Module } from '../moduleSchema';
import { saveModule } from './saveModule';
import { readSettings } from './settings/readSettings';

/**
 * Saves a module, and names the settings that the server has not stored as they were sent.
 * @param done the key of the message if all were stored
 */
export function useModuleSave(done?: string) {
  const notify = useNotify();
  return async (change: Readonly<Record<string, unknown>>, module: Module, send: Send) => {
    let sent: unknown;
    const saved: Values = await saveModule(change, module, (more) => {
      sent = more?.settings;
      return send(more);
    });
    const { settings } = saved;
    const { settingsSchema } = module;
    const names =
      isJson(sent) && isJson(settings)
        ? differing(withDefaults(settingsSchema, sent), withDefaults(settingsSchema, settings))
        : [];
    if (names.length > 0) {
      const described = readSettings(settingsSchema);
      const titles = names.map((name) => described.find((each) => each.name === name)?.title ?? name);
      notify('areas.website-modules.edit.settings.notStored', {
        type: 'warning',
        autoHideDuration: readingTime,
        messageArgs: { names: titles.join(', '), smart_count: names.length },
        returns: true,
      });
    } else if (module.state === 'broken' && saved.state === 'disabled')
      notify('areas.website-modules.edit.settings.mended', {
        type: 'success',
        autoHideDuration: readingTime,
      });
    else if (done !== undefined) notify(done, { type: 'success' });
    return saved;
  };
}

type Values = Readonly<Record<string, unknown>>;

const differing = (sent: Values, stored: Values) =>
  [...new Set([...Object.keys(sent), ...Object.keys(stored)])].filter(
    (name) => !isSame(sent[name], stored[name]),
  );

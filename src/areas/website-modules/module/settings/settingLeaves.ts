import { isJson, type Json } from '../../checks/schema/json';
import { rulesWithin } from '../../checks/settingRules';
import { formName, fromForm } from './formNames';
import { describedSettings, type Setting } from './readSettings';

/** A setting that has a field, as a search sees it. */
interface Leaf {
  /** The path of its field: `settings.mail.port`. */
  readonly path: string;
  /** Its key, label and description, those of the groups around it, and what its entries consist of. */
  readonly text: string;
}

const textOf = ({ name, title, description }: Setting) => `${name}\n${title}\n${description}`;

/** The settings that have a field while they have these values, also those in groups. */
export function settingLeaves(
  settings: readonly Setting[],
  values: Json,
  above: string,
  around = '',
): Leaf[] {
  return settings.flatMap((setting) => {
    const path = `${above}.${formName(setting.name)}`;
    const text = `${around}\n${textOf(setting)}`;
    if (setting.kind === 'group') {
      const own: unknown = fromForm(values[setting.name]);
      const within = isJson(own) ? own : {};
      const inner = describedSettings(rulesWithin(setting, within));
      return settingLeaves(inner, within, path, text);
    }
    const entry = setting.item?.kind === 'group' ? describedSettings(rulesWithin(setting.item, {})) : [];
    return [{ path, text: [text, ...entry.map(textOf)].join('\n') }];
  });
}

/** The paths of the leaves in whose text each word of a search occurs; all of them without a word. */
export function foundPaths(leaves: readonly Leaf[], words: string): ReadonlySet<string> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = leaves.filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)));
  return new Set(found.map(({ path }) => path));
}

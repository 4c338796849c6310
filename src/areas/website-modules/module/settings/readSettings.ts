import { localText } from '@/records/values/localText';
import type { SettingRule } from '../../checks/settingRule';
import { settingRules } from '../../checks/settingRules';

/** A setting with what a form shows of it. */
export interface Setting extends SettingRule {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The options of a choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

type Json = Readonly<Record<string, unknown>>;

/** Longer texts of a schema are cut off. */
const maxLengths = { title: 200, description: 600 };

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Reads the settings of a schema, in order. Never throws, whatever the schema is. */
export function readSettings(schema: unknown): readonly Setting[] {
  const properties = isJson(schema) && isJson(schema.properties) ? schema.properties : {};
  return [...settingRules(schema)]
    .map(([name, rule], place) => {
      const property = properties[name];
      const json = isJson(property) ? property : {};
      const named = isJson(json['x-labels']) ? new Map(Object.entries(json['x-labels'])) : new Map();
      const setting: Setting = {
        ...rule,
        name,
        title: cut(localText(json.title), maxLengths.title) || name,
        description: cut(localText(json.description), maxLengths.description),
        options: rule.values.map((value) => ({
          value,
          label: cut(localText(named.get(value)), maxLengths.title) || value,
        })),
      };
      const order = json['x-order'];
      return { order: typeof order === 'number' ? order : place + 1000, setting };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ setting }) => setting);
}

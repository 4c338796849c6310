import { localText } from '@/records/values/localText';
import { isJson, type Json } from '../../checks/schema/json';
import { listOf } from '../../checks/schema/schemaFor';
import type { SettingRule } from '../../checks/settingRule';
import { settingRules } from '../../checks/settingRules';

/** A setting with what a form shows of it. */
export interface Setting extends SettingRule {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The options of a choice; without a label the value is shown. */
  readonly options: readonly { readonly value: unknown; readonly label: string }[];
}

/** Longer texts of a schema are cut off. */
const maxLengths = { title: 200, description: 600 };

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);
const titleFrom = (text: unknown) => cut(localText(text), maxLengths.title);

/** The settings of a schema while they have these values, in order. Never throws, whatever the schema is. */
export const readSettings = (schema: unknown, values: Json = {}): readonly Setting[] =>
  describedSettings(settingRules(schema, values));

/** Settings with their texts, in order. */
export function describedSettings(rules: ReadonlyMap<string, SettingRule>): readonly Setting[] {
  return [...rules]
    .map(([name, rule], place) => {
      const { schema } = rule;
      const texts = [schema.description ?? schema.markdownDescription, schema.deprecationMessage];
      const setting: Setting = {
        ...rule,
        name,
        title: titleFrom(schema.title) || name,
        description: cut(
          texts
            .map((text) => localText(text))
            .filter(Boolean)
            .join(' '),
          maxLengths.description,
        ),
        options: optionsOf(rule),
      };
      const order = [schema['x-order'], schema.order, schema.propertyOrder].find(
        (each) => typeof each === 'number',
      );
      return { order: typeof order === 'number' ? order : place + 1000, setting };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ setting }) => setting);
}

/** The words in which schemas name the values of a choice, and those in which they explain them. */
function optionsOf({ schema, values }: SettingRule): Setting['options'] {
  const sources = isJson(schema.items) ? [schema, schema.items] : [schema];
  const label = (value: unknown, place: number) => {
    for (const source of sources) {
      const byValue = source['x-labels'];
      const variant = listOf(source.oneOf ?? source.anyOf)[place];
      const named = [
        isJson(byValue) && typeof value === 'string' && Object.hasOwn(byValue, value)
          ? byValue[value]
          : undefined,
        listOf(source.titles)[place],
        listOf(source.enumNames)[place],
        isJson(variant) ? variant.title : undefined,
      ];
      const name = named.map(titleFrom).find((each) => each !== '');
      const about = titleFrom(listOf(source.enumDescriptions ?? source.markdownEnumDescriptions)[place]);
      if (name !== undefined || about !== '')
        return about === '' ? (name ?? '') : `${name ?? value} – ${about}`;
    }
    return '';
  };
  return values.map((value, place) => ({ value, label: label(value, place) }));
}

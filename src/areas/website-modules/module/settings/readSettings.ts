import { isCalendarDate } from '@/records/dates/calendarDate';
import { localText } from '@/ui/localText';

/** The kind of input; `foreign` is shown as JSON and never sent. */
type SettingKind =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'color'
  | 'image'
  | 'date'
  | 'localized'
  | 'secret'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'foreign';

/** A setting, as described by the module's schema. */
export interface Setting {
  readonly name: string;
  readonly kind: SettingKind;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  /** The default; undefined if there is none or it has the wrong type. */
  readonly preset: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength: number;
  /** The options of a choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

type Json = Readonly<Record<string, unknown>>;

/** The supported keywords; only the server checks `pattern`, because a bad one could freeze the page. */
const known = new Set(
  'type title description default format maxLength minimum maximum enum items writeOnly pattern x-order x-labels'.split(
    ' ',
  ),
);
const formats = ['multiline', 'url', 'email', 'color', 'image', 'date', 'localized'] as const;
const listWords = ['type', 'maxLength'];
const mostSettings = 60;
const mostOptions = 50;
const longest = 5000;
/** Longer texts of a schema are cut off. */
const shown = { title: 200, description: 600 };

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);
const hasName = (name: string) => /^[A-Za-z][\w-]{0,63}$/.test(name) && !(name in Object.prototype);

/** Reads the settings of a schema, in order. Never throws, whatever the schema is. */
export function readSettings(schema: unknown): readonly Setting[] {
  let count = 0;

  function toSetting(name: string, property: unknown, required: boolean): Setting {
    const json = isJson(property) ? property : {};
    const isKnown = isJson(property) && hasName(name) && Object.keys(json).every((word) => known.has(word));
    const options = optionsOf(json);
    const kind = isKnown && count <= mostSettings ? kindOf(json, options) : 'foreign';
    const base = {
      name,
      kind,
      title: cut(localText(json.title), shown.title) || name,
      description: cut(localText(json.description), shown.description),
      required,
      maxLength: Math.min(numberOf((isJson(json.items) ? json.items : json).maxLength) ?? longest, longest),
      options,
      ...(numberOf(json.minimum) !== undefined && { min: numberOf(json.minimum) }),
      ...(numberOf(json.maximum) !== undefined && { max: numberOf(json.maximum) }),
    };
    return { ...base, preset: readDefault(base, json.default) };
  }

  if (!isJson(schema) || !isJson(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties)
    .filter(([name]) => !(name in Object.prototype))
    .map(([name, property], place) => {
      count += 1;
      const order = isJson(property) ? (numberOf(property['x-order']) ?? place + 1000) : place + 1000;
      return { order, setting: toSetting(name, property, required.includes(name)) };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ setting }) => setting);
}

function kindOf(json: Json, options: Setting['options']): SettingKind {
  const { type, format, writeOnly } = json;
  if (writeOnly === true) return type === 'string' ? 'secret' : 'foreign';
  if (json.enum !== undefined) return options.length > 0 ? 'choice' : 'foreign';
  if (type === 'array')
    return options.length > 0 ? 'choices' : isListOfTexts(json.items) ? 'list' : 'foreign';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'string') return 'foreign';
  return format === undefined ? 'text' : (formats.find((each) => each === format) ?? 'foreign');
}

const isListOfTexts = (items: unknown) =>
  isJson(items) && items.type === 'string' && Object.keys(items).every((word) => listWords.includes(word));

/** The options of a choice; empty if the values are not texts or too many. */
function optionsOf({ enum: own, items, 'x-labels': labels }: Json): Setting['options'] {
  const values = own ?? (isJson(items) ? items.enum : undefined);
  if (!Array.isArray(values) || values.length > mostOptions) return [];
  if (!values.every((value) => typeof value === 'string' && value !== '')) return [];
  const named = isJson(labels) ? new Map(Object.entries(labels)) : new Map();
  return values.map((value) => ({ value, label: cut(localText(named.get(value)), shown.title) || value }));
}

/** The default of a setting; undefined if it has the wrong type (WM14). */
function readDefault({ kind, options }: Pick<Setting, 'kind' | 'options'>, value: unknown): unknown {
  return value !== undefined && fits(kind, options, value) ? value : undefined;
}

function fits(kind: Setting['kind'], options: Setting['options'], value: unknown): boolean {
  const isOption = (each: unknown) => options.some((option) => option.value === each);
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'choice':
      return isOption(value);
    case 'choices':
      return Array.isArray(value) && value.every(isOption);
    case 'list':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'date':
      return isCalendarDate(value);
    case 'localized':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((text) => typeof text === 'string')
      );
    case 'secret':
    case 'foreign':
      return false;
    default:
      return typeof value === 'string';
  }
}

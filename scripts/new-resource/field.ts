import type { AmountForm } from '../../src/records/values/money.ts';
import { means } from './meanings.ts';

const plainSchema = 'v.string()';
const figure = 'v.number()';
const clocks = "random.pick(['09:30', '14:00', '20:15'])";

/**
 * How a kind of field is written: its input in `src/records/inputs`, the value in a form for a new record, the schema,
 * an expression for the fixtures (empty where it depends on the field), the `show` of a column, and what a test types.
 */
const row = (input: string, empty: string, schema: string, seed = '', show = '', typed = '') => {
  return { input, empty, schema, seed, show, typed };
};

/** What a field of a record can hold; it decides on input, column, filter, schema and fixtures. */
const kinds = {
  text: row('FormTextField', "''", plainSchema, '', '', 'Quixotic'),
  longText: row('FormTextField', "''", plainSchema, '', '', 'Quixotic'),
  email: row(
    'FormTextField',
    "''",
    plainSchema,
    'random.email(random.fullName(), index)',
    '',
    'a@press.example',
  ),
  url: row(
    'FormTextField',
    "''",
    plainSchema,
    "'https://press.example'",
    'asLink',
    'https://press.example/new',
  ),
  phone: row('FormTextField', "''", plainSchema, '', '', '030 5550123'),
  integer: row('FormNumberField', 'null', figure, '', 'asNumber', '1'),
  number: row('FormNumberField', 'null', figure, '', 'asNumber', '1'),
  money: row('FormMoneyField', 'null', figure, '', '', '1'),
  boolean: row('FormCheckbox', 'false', 'v.boolean()', 'random.chance()'),
  date: row('FormDateField', 'null', plainSchema, 'random.date().slice(0, 10)', 'asDate', '11/22/2026'),
  dateTime: row('FormDateTimeField', 'null', plainSchema, 'random.date()', 'asDateTime'),
  time: row('FormTimeField', 'null', plainSchema, clocks, 'asTime', '21:30'),
  choice: row('FormSelect', 'null', plainSchema, '', 'asChoice'),
  choices: row('FormCheckboxGroup', '[]', plainSchema, '', 'asChoice'),
  words: row('FormWordsField', '[]', 'v.array(v.string())'),
  reference: row('FormRecordPicker', 'null', 'idSchema'),
  references: row('FormRecordPicker', '[]', 'v.array(idSchema)'),
  list: row('FormListField', '[]', 'v.array(v.looseObject({}))'),
  object: row('', 'null', 'v.looseObject({})'),
  json: row('FormJsonField', 'null', 'v.unknown()', '{ index }'),
};

export type Kind = keyof typeof kinds;

export const codeOf = (kind: Kind) => kinds[kind];

export const isMany = (kind: Kind) => kind === 'choices' || kind === 'references';

/** A number that is no year and no id: with separators, aligned right. */
export const isFigure = ({ kind, source }: Pick<Field, 'kind' | 'source'>) =>
  kind === 'money' ||
  ((kind === 'integer' || kind === 'number') && !means(source, 'year') && !means(source, 'id'));

/** A field of the records that a resource is started for. */
export interface Field {
  readonly source: string;
  readonly kind: Kind;
  /** The form must fill it; a nullable field is not required. */
  readonly required: boolean;
  readonly nullable?: boolean;
  /** A record must have it, if only as null. */
  readonly nullRequired?: boolean;
  /** The server sets it; no input is written. */
  readonly readOnly?: boolean;
  /** The server does not send it; no column shows it. */
  readonly writeOnly?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The record holds the choice as a number. */
  readonly numeric?: boolean;
  /** The choices come from samples, which may lack some. */
  readonly open?: boolean;
  /** What it refers to; of a reference the resource, in kebab-case. */
  readonly resource?: string;
  /** People hardly fill it: it is computed, deprecated, or refers to what the area does not have. */
  readonly rare?: boolean;
  /** Of a list the fields of its entries, of an object its own. */
  readonly fields?: readonly Field[];
  /** What the description calls it. */
  readonly title?: string;
  /** The first sentence of its description. */
  readonly help?: string;
  readonly example?: string | number;
  /** What a new record has. */
  readonly initial?: string | number | boolean;
  /** Of an amount: the field beside it with its currency, and how the record holds the amount. */
  readonly money?: { readonly currency: string; readonly form: AmountForm };
  /** The currency is chosen at this amount and has no input of its own. */
  readonly chosenAt?: string;
  /** What could not be inferred. */
  readonly note?: string;
}

/** The fields of a resource's records. */
export interface Description {
  readonly fields: readonly Field[];
  readonly samples?: readonly Record<string, unknown>[];
}

/** The module with the reference of a resource; undefined if there is none. */
export type ModuleOf = (resource: string) => string | undefined;

/** Many codes such as currencies, which are shown as they are and need no texts. */
export const isCodes = ({ choices = [] }: Field) =>
  choices.length > 12 && choices.filter(({ value, label }) => value !== label).length < 3;

const plain = 'v.string()';
const figure = 'v.number()';
const any = 'v.unknown()';
const sum = 'v.object({ amount: v.string(), currency: v.string() })';
const cents = "{ amount: String(random.integer(1, 99)), currency: 'EUR' }";
const clocks = "random.pick(['09:30', '14:00', '20:15'])";
const stored = (name: string, type: string) => `{ name: '${name}', type: '${type}', size: 20_000 }`;

/**
 * How a kind of field is written, as far as that does not depend on the field.
 * @param input in `src/records/inputs`
 * @param empty the value in a form for a new record
 * @param seed an expression for the fixtures; empty where it depends on the field
 * @param show how a column shows the value; as text by default
 * @param typed what a test types
 */
const row = (input: string, empty: string, schema: string, seed = '', show = '', typed = '') => {
  return { input, empty, schema, seed, show, typed };
};

/** What a field of a record can hold; it decides on input, column, filter, schema and fixtures. */
const kinds = {
  text: row('FormTextField', "''", plain, '', '', 'Quixotic'),
  longText: row('FormTextField', "''", plain, '', '', 'Quixotic'),
  email: row('FormTextField', "''", plain, 'random.email(random.fullName(), index)', '', 'a@press.example'),
  url: row('FormTextField', "''", plain, "'https://press.example'", 'asLink', 'https://press.example/new'),
  integer: row('FormNumberField', 'null', figure, '', 'asNumber', '1'),
  number: row('FormNumberField', 'null', figure, '', 'asNumber', '1'),
  money: row('FormMoneyField', 'null', sum, cents, 'asMoney', '9.90'),
  boolean: row('FormCheckbox', 'false', 'v.boolean()', 'random.chance()'),
  date: row('FormDateField', 'null', plain, 'random.date().slice(0, 10)', 'asDate', '11/22/2026'),
  dateTime: row('FormDateTimeField', 'null', plain, 'random.date()', 'asDateTime'),
  time: row('FormTimeField', 'null', plain, clocks, 'asTime', '21:30'),
  choice: row('FormSelect', 'null', plain, '', 'asChoice'),
  choices: row('FormCheckboxGroup', '[]', plain, '', 'asChoice'),
  words: row('FormWordsField', '[]', 'v.array(v.string())', "['first', 'second']"),
  reference: row('FormRecordPicker', 'null', 'idSchema'),
  references: row('FormRecordPicker', '[]', 'v.array(idSchema)'),
  list: row('FormListField', '[]', 'v.array(v.looseObject({}))'),
  file: row('FormFileField', 'null', any, stored('sample.pdf', 'application/pdf'), 'asFile'),
  image: row('FormImageField', 'null', any, stored('sample.png', 'image/png'), 'asImage'),
  json: row('FormJsonField', 'null', any, '{ index }'),
};

export type Kind = keyof typeof kinds;

/** The record holds a list of values, each of which can be filtered by. */
export const isMany = (kind: Kind) => kind === 'choices' || kind === 'references';

/** How a kind of field is written. */
export const codeOf = (kind: Kind) => kinds[kind];

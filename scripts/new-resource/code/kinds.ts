import { type Field, type Kind, kebabOf } from '../description/field.ts';
import type { Names } from '../names.ts';
import { camelOf, referenceName, valuesName } from './identifiers.ts';

/** An export, and the file below `src/records` that has it. */
export interface Import {
  readonly name: string;
  readonly from: string;
}

/** What the code of a kind of field depends on: where its texts are. */
export interface Place {
  readonly names: Names;
  /** The key of the resource's texts: `areas.catalogue.books`. */
  readonly texts: string;
}

/** How a kind of field is written. */
interface KindCode {
  readonly input: Import;
  /** The properties of the input beside `source` and `required`. */
  readonly props?: (field: Field) => string;
  /** How a column shows the value; as text where there is none. */
  readonly show?: { readonly use: Import; readonly call?: (field: Field, place: Place) => string };
  readonly schema: (field: Field) => string;
  /** The value in a form for a new record. */
  readonly empty: string;
  /** An expression for the fixtures, which know `random` and `index`. */
  readonly seed: (field: Field) => string;
}

const input = (name: string): Import => ({ name, from: `inputs/${name}` });
const value = (name: string, file: string) => ({ name, from: `values/${file}` });
const always = (code: string) => () => code;

const limits = ({ minimum, maximum }: Field) =>
  [minimum !== undefined && `min={${minimum}}`, maximum !== undefined && `max={${maximum}}`]
    .filter(Boolean)
    .join(' ');

const length = ({ maxLength }: Field) => (maxLength === undefined ? '' : `maxLength={${maxLength}}`);

const text: KindCode = {
  input: input('FormTextField'),
  props: length,
  schema: always('v.string()'),
  empty: "''",
  seed: ({ source, maxLength = 200 }) =>
    `\`${kebabOf(source).replaceAll('-', ' ')} \${index + 1}\`${maxLength < 40 ? `.slice(0, ${maxLength})` : ''}`,
};

const integer: KindCode = {
  input: input('FormNumberField'),
  props: (field) => `integer ${limits(field)}`,
  show: { use: value('asNumber', 'numbers') },
  schema: always('v.number()'),
  empty: 'null',
  seed: ({ minimum = 0, maximum = Math.max(1000, minimum) }) => `random.integer(${minimum}, ${maximum})`,
};

const date: KindCode = {
  input: input('FormDateField'),
  show: { use: value('asDate', 'dates') },
  schema: always('v.string()'),
  empty: 'null',
  seed: always('random.date().slice(0, 10)'),
};

const json: KindCode = {
  input: input('FormJsonField'),
  schema: always('v.unknown()'),
  empty: 'null',
  seed: always('{ index }'),
};

const choice: KindCode = {
  input: input('FormSelect'),
  props: (field) => `options={${camelOf(field.source)}Options}`,
  show: {
    use: value('asChoice', 'choices'),
    call: (field, { texts }) => `asChoice('${texts}.${valuesName(field)}')`,
  },
  schema: (field) => `v.picklist(${valuesName(field)})`,
  empty: "''",
  seed: ({ values = [] }) => `random.pick(${JSON.stringify(values)})`,
};

const reference: KindCode = {
  input: input('FormRecordPicker'),
  props: (field) => `{...${referenceName(field)}}`,
  schema: always('idSchema'),
  empty: 'null',
  seed: ({ resource }) => `random.pick(records('${resource}')).id`,
};

const file: KindCode = {
  input: input('FormFileField'),
  show: { use: value('asFile', 'files') },
  schema: always('v.unknown()'),
  empty: 'null',
  seed: always("{ name: 'sample.pdf', type: 'application/pdf', size: 20_000 }"),
};

/** How each kind of field is written. */
export const kinds: Readonly<Record<Kind, KindCode>> = {
  text,
  longText: { ...text, props: (field) => `multiline ${length(field)}` },
  email: {
    ...text,
    props: (field) => `type="email" ${length(field)}`,
    seed: always('random.email(random.fullName(), index)'),
  },
  url: {
    ...text,
    props: (field) => `type="url" ${length(field)}`,
    show: { use: value('asLink', 'files') },
    seed: ({ source }) => `\`https://press.example/${kebabOf(source)}/\${index + 1}\``,
  },
  integer,
  number: {
    ...integer,
    props: limits,
    seed: ({ minimum = 0, maximum = Math.max(1000, minimum) }) =>
      `random.integer(${Math.ceil(minimum * 100)}, ${Math.floor(maximum * 100)}) / 100`,
  },
  money: {
    input: input('FormMoneyField'),
    props: always("currencies={['EUR']}"),
    show: { use: value('asMoney', 'numbers') },
    schema: always('v.object({ amount: v.string(), currency: v.string() })'),
    empty: 'null',
    seed: always("{ amount: String(random.integer(1, 99)), currency: 'EUR' }"),
  },
  boolean: {
    input: input('FormCheckbox'),
    schema: always('v.boolean()'),
    empty: 'false',
    seed: always('random.chance()'),
  },
  date,
  dateTime: {
    ...date,
    input: input('FormDateTimeField'),
    show: { use: value('asDateTime', 'dates') },
    seed: always('random.date()'),
  },
  time: {
    ...date,
    input: input('FormTimeField'),
    show: { use: value('asTime', 'dates') },
    seed: always("random.pick(['09:30', '14:00', '20:15'])"),
  },
  choice,
  choices: {
    ...choice,
    input: input('FormCheckboxGroup'),
    schema: (field) => `v.array(v.picklist(${valuesName(field)}))`,
    empty: '[]',
    seed: ({ values = [] }) => `[random.pick(${JSON.stringify(values)})]`,
  },
  reference,
  references: {
    ...reference,
    props: (field) => `multiple ${reference.props?.(field)}`,
    schema: always('v.array(idSchema)'),
    empty: '[]',
    seed: ({ resource }) => `[random.pick(records('${resource}')).id]`,
  },
  list: {
    input: input('FormListField'),
    props: ({ fields = [] }) => {
      const [first] = fields;
      const defaults = fields.map((field) => `${field.source}: ${kinds[field.kind].empty}`);
      return `defaults={{ ${defaults.join(', ')} }} nameOf={(entry) => String(entry.${first?.source ?? 'id'} ?? '')}`;
    },
    schema: always('v.array(v.looseObject({}))'),
    empty: '[]',
    seed: ({ fields = [] }) =>
      `[{ ${fields.map((field) => `${field.source}: ${kinds[field.kind].seed(field)}`).join(', ')} }]`,
  },
  file,
  image: {
    ...file,
    input: input('FormImageField'),
    show: { use: value('asImage', 'files') },
    seed: always("{ name: 'sample.png', type: 'image/png', size: 20_000 }"),
  },
  json,
};

import { codeOf, type Field, isCodes, isMany } from '../field.ts';
import { means } from '../meanings.ts';
import type { Model } from '../model.ts';
import { currenciesOf, seededCurrencies } from '../money.ts';
import type { Named } from '../naming.ts';
import { camelOf } from '../words.ts';
import { seedText } from './samples.ts';
import { keyOf, property, quoted, sourceAttribute } from './source.ts';

/** More choices are searched. */
const maxListed = 8;

/** The input of a field; of an object, those of its fields, whose sources reach into it. */
export function inputOf(field: Named, siblings: readonly Named[], isWithin = false): string {
  const { kind, required, resource, values, path, help, choices = [], fields = [] } = field;
  if (field.chosenAt) return '';
  if (kind === 'object')
    return fields
      .map((each) => inputOf(each, fields, true))
      .filter(Boolean)
      .join('\n');
  const source = isWithin ? path : field.source;
  const name = choices.length > maxListed ? 'FormAutocomplete' : codeOf(kind).input;
  const options = isCodes(field)
    ? `${values}.map((value) => ({ value, label: value }))`
    : `options(${values}, '${values}')`;
  const attributes = [
    sourceAttribute(source),
    kind === 'longText' && 'multiline',
    (kind === 'email' || kind === 'url') && `type="${kind}"`,
    kind === 'phone' && 'type="tel"',
    kind === 'integer' && 'integer',
    ...moneyAttributes(field, siblings, isWithin),
    field.maxLength !== undefined && `maxLength={${field.maxLength}}`,
    field.minimum !== undefined && `min={${field.minimum}}`,
    field.maximum !== undefined && `max={${field.maximum}}`,
    field.choices && `options={${options}}`,
    field.numeric && 'numeric',
    isMany(kind) && name !== 'FormCheckboxGroup' && 'multiple',
    name === 'FormSelect' && !required && "emptyLabel={translate('records.inputs.none')}",
    resource && `{...${camelOf(resource)}}`,
    kind === 'list' && `defaults={{ ${newRecordOf(fields)} }}`,
    kind === 'list' && `nameOf={(entry) => String(${property('entry', fields[0]?.source ?? 'id')} ?? '')}`,
    required && kind !== 'boolean' && 'required',
    help && `help={help(${quoted(path)})}`,
  ];
  const opening = `<${name} ${attributes.filter(Boolean).join(' ')}`;
  return fields.length === 0
    ? `${opening} />`
    : `${opening}>${fields.map((each) => inputOf(each, fields)).join('\n')}</${name}>`;
}

/** The currency of an amount; at the first of its amounts those that it is chosen from. */
function moneyAttributes({ source, path, money }: Named, siblings: readonly Named[], isWithin: boolean) {
  if (money === undefined) return [];
  const currency = siblings.find((each) => each.source === money.currency && each.chosenAt === source);
  const offered = currency && (currency.values || `[${currenciesOf(currency).map(quoted).join(', ')}]`);
  return [
    `currency=${quoted(currencyPath(isWithin ? path : source, money.currency))}`,
    offered && `currencies={${offered}}`,
    money.form !== 'number' && `form="${money.form}"`,
  ];
}

/** The path of the currency beside an amount. */
export const currencyPath = (amount: string, currency: string) => amount.replace(/[^.]*$/, currency);

/** The values of a new record or entry, as properties: none where an empty field is not to be sent. */
export function newRecordOf(fields: readonly Field[]): string {
  const isSent = ({ kind, choices, required, nullRequired, initial, fields: own = [] }: Field) => {
    const { empty } = codeOf(kind);
    if (initial !== undefined) return true;
    if (kind === 'object' && required) return newRecordOf(own) !== '';
    return empty === 'null' ? nullRequired || choices?.length === 1 : empty !== "''";
  };
  return defaultsOf(fields.filter(isSent));
}

function defaultsOf(fields: readonly Field[]): string {
  const initialValue = ({
    kind,
    choices: [only, ...others] = [],
    numeric,
    required,
    initial,
    fields: own = [],
  }: Field) => {
    if (initial !== undefined) return JSON.stringify(initial);
    if (kind === 'object' && required) return `{ ${newRecordOf(own)} }`;
    if (only === undefined || others.length > 0 || kind === 'choices') return codeOf(kind).empty;
    return numeric ? only.value : quoted(only.value);
  };
  return fields.map((field) => `${keyOf(field.source)}: ${initialValue(field)}`).join(', ');
}

/** The schema of a field; the values of a choice are listed only if the form offers them. */
export function schemaOf({ kind, choices, numeric, open, money }: Field, values = ''): string {
  if (money?.form === 'text') return 'v.string()';
  if (!choices) return codeOf(kind).schema;
  const plainSchema = `v.${numeric ? 'number' : 'string'}()`;
  const valueSchema =
    open || values === '' ? plainSchema : `v.picklist(${values}${numeric ? '.map(Number)' : ''})`;
  return kind === 'choices' ? `v.array(${valueSchema})` : valueSchema;
}

/** The key of a field's condition, as the server and the texts name it. */
export function conditionOf({ source, kind }: Named): string {
  if (kind === 'boolean') return source;
  if (kind === 'date' || kind === 'dateTime') return `${source}_gte`;
  return isMany(kind) ? `${source}_inc_any` : `${source}_eq_any`;
}

/** A value for the fixtures. While they are created, records of the resource itself are known only by their index. */
export function seedOf(field: Named, model: Model): string {
  const { plural } = model.names;
  const { kind, resource, choices, fields = [] } = field;
  const asList = (code: string) => (isMany(kind) ? `[${code}]` : code);
  if (resource === plural && field.required) return 'idOf(Math.max(0, index - 1))';
  if (resource === plural)
    return `index === 0 ? ${isMany(kind) ? '[]' : 'null'} : ${asList('idOf(random.integer(0, index - 1))')}`;
  if (resource !== undefined) return asList(`random.pick(records('${resource}')).id`);
  const isCurrency = kind === 'choice' || (kind === 'text' && (field.maxLength ?? 3) >= 3);
  if (isCurrency && means(field.source, 'currency'))
    return `random.pick([${seededCurrencies(field).map(quoted).join(', ')}])`;
  if (choices) {
    const someValues = choices.slice(0, 5).map(({ value }) => (field.numeric ? value : quoted(value)));
    return asList(`random.pick([${someValues.join(', ')}])`);
  }
  if (field.money?.form === 'minor' || kind === 'integer') return seededNumber(field, 1);
  if (field.money?.form === 'text')
    return `(${seededNumber({ ...field, example: Number(field.example) || 50 }, 100)} / 100).toFixed(2)`;
  if (kind === 'number' || kind === 'money') return `${seededNumber(field, 100)} / 100`;
  const entry = () =>
    `{ ${fields.map((each) => `${keyOf(each.source)}: ${seedOf(each, model)}`).join(', ')} }`;
  if (kind === 'list') return `[${entry()}]`;
  if (kind === 'object') return entry();
  return codeOf(kind).seed || seedText(field, model);
}

/** Within the limits, near the example. */
function seededNumber({ source, kind, minimum, maximum, example }: Named, factor: number): string {
  if (means(source, 'year') && kind === 'integer')
    return `random.integer(${minimum ?? 1990}, ${maximum ?? 2026})`;
  const usualValue = means(source, 'share') ? 20 : 500;
  const typicalValue = typeof example === 'number' ? example : usualValue;
  const least = Math.ceil((minimum ?? Math.min(0, typicalValue)) * factor);
  const maxValue = Math.floor((maximum ?? Math.max(minimum ?? 0, typicalValue * 2, 1)) * factor);
  return `random.integer(${least}, ${Math.max(least, maxValue)})`;
}

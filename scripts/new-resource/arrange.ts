import { type Field, isFigure } from './field.ts';
import { means } from './meanings.ts';
import { camelOf, kebabOf, labelOf } from './words.ts';

/** A titled part of a form. */
export interface Part<F extends Field> {
  readonly key: string;
  readonly name: string;
  readonly fields: readonly F[];
}

/** A list shows at most this many columns until the user chooses more. */
const maxShownColumns = 5;
/** A form with fewer fields is one part, but for its objects. */
const minForParts = 7;
/** Fewer fields of a kind need no title of their own. */
const minForPart = 3;

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'reference';
const isAmount = (field: Field) =>
  field.kind === 'money' || (isFigure(field) && means(field.source, 'amount'));
const isMoment = ({ kind }: Field) => ['date', 'dateTime', 'time'].includes(kind);

/** The second and later of numbered fields, and what only programs read. */
const isInternal = (source: string) =>
  /[a-z]{3}[2-9]$/i.test(source) || means(source, 'custom') || means(source, 'machine');

/** The first of numbered fields, such as `tax_name1` beside `tax_name2`. */
const isNumbered = ({ source }: Field, all: readonly Field[]) =>
  source.endsWith('1') && all.some((each) => each.source === `${source.slice(0, -1)}2`);

/** The fields as a person would fill them: the title, required ones, status, choices and days, then the others as described. */
export function inFormOrder<F extends Field>(fields: readonly F[], title: Field): F[] {
  const rank = (field: F) => {
    if (field.source === title.source) return 0;
    if (field.required && field.kind !== 'boolean') return 1;
    if (isChoice(field)) return means(field.source, 'status') ? 2 : 3;
    if (field.kind === 'money') return 3.5;
    if (isMoment(field)) return 4;
    if (isInternal(field.source)) return 8;
    return field.kind === 'boolean' ? 6 : isFigure(field) ? 5.5 : 5;
  };
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

/** The columns as a person would read them, and how many are shown at first. Figures are aligned right: a text after them would be too close. */
export function inColumnOrder<F extends Field>(fields: readonly F[]): { columns: F[]; shownCount: number } {
  const amounts = fields.filter((field) => isAmount(field) && !field.readOnly);
  // `amount` rather than `tax_amount`.
  const amount = amounts.find(({ source }) => means(source.split(/[._-]/)[0] ?? '', 'amount')) ?? amounts[0];
  const rank = (field: F) => {
    if (field.readOnly) return 10;
    if (isInternal(field.source) && !means(field.source, 'machine')) return 9;
    if (isNumbered(field, fields) || means(field.source, 'picture')) return 8.5;
    if (field === amount) return 0.5;
    if (isAmount(field)) return 2.5;
    if (means(field.source, 'machine') || means(field.source, 'id')) return 8;
    if (means(field.source, 'status') || means(field.source, 'active')) return 0;
    const isCommon = means(field.source, 'common') || means(field.source, 'addressPart');
    if (field.required && field.kind !== 'boolean' && !isCommon) return 1;
    if (isChoice(field)) return 2;
    if (isMoment(field)) return 3;
    if (field.kind === 'boolean' || field.kind === 'phone') return 6;
    return isCommon && !/(city|town|country)$/i.test(field.source) ? 7 : 4;
  };
  const ordered = fields.toSorted((a, b) => rank(a) - rank(b));
  const shown = ordered.filter((field) => rank(field) < 9).slice(0, maxShownColumns - 1);
  const hidden = ordered.filter((field) => !shown.includes(field));
  const figuresLast = (list: F[]) => list.toSorted((a, b) => Number(isFigure(a)) - Number(isFigure(b)));
  return { columns: [...figuresLast(shown), ...figuresLast(hidden)], shownCount: shown.length };
}

/** First words that many names have without belonging together. */
const common =
  /^(allow|auto|can|custom|date|default|disable|do|email|enable|end|external|\w+(?<!bill|shipp)ing|\w+ed|first|free|has|hide|include|internal|is|last|list|max|maximum|min|minimum|name|new|no|not|num|number|old|original|require|requires|send|show|start|time|total|use|valid)$/;

/** Known groups of fields without a common first word, by their title. */
const known = { Address: 'addressPart', Contact: 'contactPart' } as const;

/** An address as it is written on an envelope. */
const onEnvelope = [
  /(street|address|line|number)( ?1)?$/i,
  /\d$/,
  /(zip|post|code)/i,
  /city|town/i,
  /country$/i,
];
const lineOf = ({ source }: Field) => {
  const line = onEnvelope.findIndex((pattern) => pattern.test(source));
  return line < 0 ? onEnvelope.length - 1.5 : line;
};

/** The titled parts of a form; all other fields come first, without a title. */
export function partsOf<F extends Field & { readonly label: string }>(
  shown: readonly F[],
  title: Field,
): Part<F>[] {
  const own = shown.filter(({ source, chosenAt }) => source !== title.source && chosenAt === undefined);
  const parts = new Map<string, F[]>();
  const isFree = (field: F) => ![...parts.values()].some((fields) => fields.includes(field));
  const add = (name: string, fields: readonly F[], least: number) => {
    if (fields.length >= least) parts.set(name, [...(parts.get(name) ?? []), ...fields]);
  };
  if (shown.length >= minForParts) {
    const firstWords = new Set(own.map(({ source }) => kebabOf(source).split('-')[0] ?? ''));
    for (const word of [...firstWords].filter(
      (each) => each.length > 2 && !common.test(each) && !means(each, 'amount'),
    )) {
      const named = own.filter(({ source }) => new RegExp(`^${word}(-|\\d|$)`).test(kebabOf(source)));
      add(labelOf(word), named.filter(isFree), minForPart);
    }
    for (const [name, meaning] of Object.entries(known)) {
      const fields = own.filter((field) => isFree(field) && isText(field) && means(field.source, meaning));
      add(name, fields, parts.has(name) ? 1 : minForPart);
    }
    const flags = own.filter((field) => isFree(field) && field.kind === 'boolean');
    const options = flags.filter(({ source }) => !means(source, 'active'));
    add('Options', options, minForPart);
  }
  for (const field of own.filter(isPart)) add(field.label, [field], 1);
  if (shown.length >= minForParts) {
    const details = own.filter((field) => isFree(field) && !field.required && isDetail(field));
    add('Details', details, 1);
  }
  const inOrder = (name: string, fields: F[]) =>
    name === 'Address' ? fields.toSorted((a, b) => lineOf(a) - lineOf(b)) : fields;
  return [...parts].map(([name, fields]) => ({ name, key: camelOf(name), fields: inOrder(name, fields) }));
}

const isText = ({ kind, source }: Field) =>
  ['text', 'phone', 'email', 'url', 'list'].includes(kind) || (kind === 'choice' && !means(source, 'status'));
/** An object with more fields than an amount and its currency. */
const isPart = ({ kind, fields = [] }: Field) => kind === 'object' && fields.length >= minForPart;
const isDetail = ({ kind }: Field) =>
  ['longText', 'words', 'choices', 'references', 'list', 'url', 'json'].includes(kind);

import { isTyped, maxOfEntry, maxOfObject } from './choose.ts';
import { saysMore } from './description/captions.ts';
import type { Field } from './field.ts';
import { withCurrencies } from './money.ts';
import { camelOf, labelOf, type Names, pluralOf, referredTo } from './words.ts';

/** A field with its names in code and texts. */
export interface Named extends Field {
  readonly label: string;
  /** Where it is in the record, with dots, which is also the key of its texts. */
  readonly path: string;
  /** The constant with its choices, which is also their key among the texts: `formatValues`; empty without choices. */
  readonly values: string;
  readonly fields?: readonly Named[];
}

/** The fields of an entry, or of an object, that get an input. */
function innerFields({ kind, fields }: Field): readonly Field[] | undefined {
  const typedFields = fields?.filter(
    (each) => isTyped(each) && (each.required || !each.rare) && each.kind !== 'list' && each.source !== 'id',
  );
  const kept = typedFields?.slice(0, kind === 'object' ? maxOfObject : maxOfEntry);
  return kept && withCurrencies(kept, fields ?? []);
}

/** Texts that several fields have come from a schema that they share. */
function sharedTexts(fields: readonly Field[], key: 'title' | 'help'): ReadonlySet<string | undefined> {
  const texts = fields.map((field) => field[key]);
  return new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
}

/** Gives fields labels and constants that are unique in the resource, and helper texts that say more than the label. */
export function naming(all: readonly Field[], { caption }: Names): (field: Field) => Named {
  const constants = new Set<string>();
  const taken = (names: Set<string>, found: string) => {
    names.add(found);
    return found;
  };
  const free = (names: Set<string>, base: string) => {
    let found = base;
    for (let count = 2; names.has(found); count += 1) found = `${base} ${count}`;
    return taken(names, found);
  };
  const name = (field: Field, labels: Set<string>, owner?: Named, siblings = all): Named => {
    const { kind, source, fields } = field;
    const title = sharedTexts(siblings, 'title').has(field.title) ? undefined : field.title;
    // What names a record goes without its `Id`, what may be so or not without its `is`.
    const referred = kind.startsWith('reference') ? referredTo(source)?.name : undefined;
    const isOfMany = kind === 'references' && !/[^isu]s$/.test(referred ?? '');
    const called = (referred && isOfMany ? pluralOf(referred) : referred) || source;
    // Nobody types cents.
    const isPlain = kind !== 'money' || /^cents$/i.test(called);
    const plain = isPlain ? called : called.replace(/[_ -]?(in[_ -])?cents$/i, '');
    const own = labelOf(title ?? (kind === 'boolean' ? plain.replace(/^is(_|(?=\p{Lu}))/u, '') : plain));
    const isTaken = owner?.kind === 'object' && labels.has(own);
    // An amount is what its object is called.
    const isAmount = owner?.kind === 'object' && source === 'amount' && labels.delete(owner.label);
    const label = free(
      labels,
      isAmount ? owner.label : isTaken ? `${owner.label} ${own.toLowerCase()}` : own,
    );
    const help = sharedTexts(siblings, 'help').has(field.help) ? undefined : field.help;
    const path = owner === undefined ? source : `${owner.path}.${source}`;
    const values = field.choices
      ? `${camelOf(free(constants, camelOf(`${owner?.path ?? ''} ${source}`)))}Values`
      : '';
    // An object that may be absent may be left empty.
    const required = field.required && (owner?.kind !== 'object' || owner.required);
    const named: Named = { ...field, required, label, path, values, fields: undefined };
    const isSaid = help === undefined || !saysMore(help, label, `${caption.one} ${owner?.label ?? ''}`);
    return {
      ...named,
      help: isSaid ? undefined : help,
      fields: innerFields(field)?.map((each) =>
        name(each, kind === 'object' ? labels : entryLabels(source), named, fields),
      ),
    };
  };
  const entries = new Map<string, Set<string>>();
  const entryLabels = (source: string) => {
    const labels = entries.get(source) ?? new Set<string>();
    entries.set(source, labels);
    return labels;
  };
  const labels = new Set<string>();
  return (field) => name(field, labels);
}

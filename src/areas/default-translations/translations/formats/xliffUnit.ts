import { pluralFormsOf } from '@/api/pluralForms';
import { joinForms } from '../../checks/textForms';
import { lowestState, stateOf, type TextState } from './fileStates';
import type { TextRow } from './textFile';

/** The translation of one unit: a text, or one plural form of it. */
export interface UnitText {
  readonly place: number;
  readonly key: string;
  /** The plural form, from 0; undefined for a text without. */
  readonly form: number | undefined;
  readonly language: string;
  readonly value: string;
  readonly state: TextState | undefined;
  /** The English text; undefined if there is none to compare. */
  readonly source: string | undefined;
  readonly fault: TextRow['fault'];
}

/** An element of fast-xml-parser: a property with its name, and its attributes. */
type Node = Readonly<Record<string, unknown>>;

const attributesOf = (node: Node) => Object(node[':@']) as Readonly<Record<string, string | undefined>>;
const childrenOf = (node: Node, name: string): readonly Node[] => {
  const children = node[name];
  return Array.isArray(children) ? children : [];
};
const elementsOf = (nodes: readonly Node[], name: string) => nodes.filter((node) => name in node);

/** Reads a unit; undefined without a translation. */
export function unitOf(unit: unknown, place: number, language: string): UnitText | undefined {
  const node = Object(unit) as Node;
  const is12 = 'trans-unit' in node;
  const { id = '', name, approved } = attributesOf(node);
  const { key, form } = nameOf((is12 ? id : (name ?? id)).trim());
  const parts = childrenOf(node, is12 ? 'trans-unit' : 'unit');
  // XLIFF 2.0 has segments in a unit.
  const segments = is12 ? [{ parts, state: targetState(parts) }] : segmentsOf(parts);
  const targets = segments.map(({ parts }) => elementsOf(parts, 'target')[0]);
  if (segments.length === 0 || targets.some((target) => target === undefined)) return undefined;
  const contents = targets.map((target) => childrenOf(target ?? {}, 'target'));
  const state = withApproval(lowestState(segments.map((segment) => segment.state)), approved);
  // Untranslated units are not imported anyway.
  const isFormatted = state !== 'missing' && contents.some((nodes) => plainText(nodes) === undefined);
  return {
    ...{ place, key, form, language, value: contents.map(textOf).join(''), state },
    source: sourceOf(segments),
    fault: key === '' ? 'noKey' : isFormatted ? 'inlineTag' : undefined,
  };
}

const targetState = (parts: readonly Node[]) =>
  stateOf(attributesOf(elementsOf(parts, 'target')[0] ?? {}).state);

/** An approved translation is reviewed unless its state is lower; one that is not approved is never reviewed. */
function withApproval(state: TextState | undefined, approved: string | undefined): TextState | undefined {
  if (approved === 'yes' && (state ?? 'translated') === 'translated') return 'reviewed';
  return approved === 'no' && state === 'reviewed' ? 'translated' : state;
}

function sourceOf(segments: readonly { readonly parts: readonly Node[] }[]): string | undefined {
  const sources = segments.map(({ parts }) => elementsOf(parts, 'source')[0]);
  const texts = sources.map((source) => source && plainText(childrenOf(source, 'source')));
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** The text of an element; undefined with inline markup, except for annotations (`mrk`). */
function plainText(nodes: readonly Node[]): string | undefined {
  const parts = nodes.map((node) => {
    if ('#text' in node) return String(node['#text']);
    return 'mrk' in node ? plainText(childrenOf(node, 'mrk')) : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function segmentsOf(unit: readonly Node[]) {
  return elementsOf(unit, 'segment').map((segment) => ({
    parts: childrenOf(segment, 'segment'),
    state: stateOf(attributesOf(segment).state, attributesOf(segment).subState),
  }));
}

/** `ui.count[2]` is the third form of `ui.count`. */
function nameOf(id: string): { key: string; form: number | undefined } {
  const [, key, form] = /^(.*)\[(\d{1,2})\]$/.exec(id) ?? [];
  return key === undefined ? { key: id, form: undefined } : { key, form: Number(form) };
}

/** The text of an element without its inline markup. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .flatMap((node) =>
      Object.entries(node).map(([name, content]) => {
        if (name === '#text') return String(content);
        return Array.isArray(content) ? textOf(content) : '';
      }),
    )
    .join('');
}

type JoinedText = Omit<TextRow, 'line'>;

/** Joins plural forms into one text. Missing forms are empty, which the checks report. */
export function joinUnits(units: readonly UnitText[]): JoinedText[] {
  const texts: UnitText[][] = [];
  const forms = new Map<string, UnitText[]>();
  for (const unit of units) {
    const name = `${unit.language} ${unit.key}`;
    const group = unit.form === undefined ? undefined : forms.get(name);
    // A repeated form is a text of its own, so that the repetition is reported.
    if (group?.every(({ form }) => form !== unit.form)) {
      group.push(unit);
      continue;
    }
    const text = [unit];
    texts.push(text);
    if (unit.form !== undefined && group === undefined) forms.set(name, text);
  }
  return texts.map(joinForm);
}

function joinForm(units: readonly UnitText[]): JoinedText {
  const [{ place, key, language } = { place: 0, key: '', language: '' }] = units;
  const state = lowestState(units.map((unit) => unit.state));
  const fault = units.find((unit) => unit.fault !== undefined)?.fault;
  const sources = partsOf(units, 'source')?.slice(0, pluralFormsOf('en').count);
  const source = sources?.some((form) => form !== '') ? joinForms(sources) : undefined;
  return {
    ...{ place, key, language, value: joinForms(partsOf(units, 'value') ?? []) },
    ...(state !== undefined && { state }),
    ...(source !== undefined && { source }),
    ...(fault !== undefined && { fault }),
  };
}

/** A property of the units in the order of their forms; undefined if none has it. */
function partsOf(units: readonly UnitText[], part: 'value' | 'source'): string[] | undefined {
  const texts: string[] = [];
  for (const { form = 0, [part]: text } of units) if (text !== undefined) texts[form] = text;
  return texts.length === 0 ? undefined : Array.from(texts, (text) => text ?? '');
}

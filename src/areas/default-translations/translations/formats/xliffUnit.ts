import { joinForms } from '../../checks/pluralForms';
import { FileFault, type TextRow } from './textFile';

/** The translation of one unit: a text, or one plural form of it. */
export interface UnitText {
  readonly place: number;
  readonly key: string;
  /** Counts the plural forms from 0; undefined for a text without. */
  readonly form: number | undefined;
  readonly language: string;
  readonly value: string;
  readonly reviewed: boolean;
  /** The English text; undefined where the unit has none that can be compared. */
  readonly source: string | undefined;
}

/** An element as fast-xml-parser gives it: one property named after it, and its attributes. */
type Node = Readonly<Record<string, unknown>>;

const attributesOf = (node: Node) => Object(node[':@']) as Readonly<Record<string, string | undefined>>;
const childrenOf = (node: Node, name: string): readonly Node[] => {
  const children = node[name];
  return Array.isArray(children) ? children : [];
};
const named = (nodes: readonly Node[], name: string) => nodes.filter((node) => name in node);

const finalStates = ['final', 'signed-off', 'reviewed'];

/** What a unit translates; undefined for one without a translation. @throws FileFault */
export function unitOf(unit: unknown, place: number, language: string): UnitText | undefined {
  const node = Object(unit) as Node;
  const is12 = 'trans-unit' in node;
  const { id = '', name, approved } = attributesOf(node);
  const { key, form } = nameOf((is12 ? id : (name ?? id)).trim());
  if (key === '') throw new FileFault({ problem: 'noKey', line: place });
  const within = childrenOf(node, is12 ? 'trans-unit' : 'unit');
  // 2.0 has segments in a unit, and what stands between them.
  const segments = is12 ? [{ parts: within, state: undefined }] : segmentsOf(within);
  const targets = segments.map(({ parts }) => named(parts, 'target')[0]);
  if (segments.length === 0 || targets.some((target) => target === undefined)) return undefined;
  const texts = targets.map((target) => textOf(childrenOf(target ?? {}, 'target'), { place, key }));
  const state = is12 ? attributesOf(targets[0] ?? {}).state : undefined;
  const states = is12 ? [state] : segments.map((segment) => segment.state);
  const reviewed = approved === 'yes' || states.every((each) => finalStates.includes(each ?? ''));
  return { place, key, form, language, value: texts.join(''), reviewed, source: sourceOf(segments) };
}

function sourceOf(segments: readonly { readonly parts: readonly Node[] }[]): string | undefined {
  const sources = segments.map(({ parts }) => named(parts, 'source')[0]);
  const texts = sources.map((source) => source && plainText(childrenOf(source, 'source')));
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** The text of a source; undefined for one with formatting, which no text here has. */
function plainText(nodes: readonly Node[]): string | undefined {
  const parts = nodes.map((node) => {
    if ('#text' in node) return String(node['#text']);
    return 'mrk' in node ? plainText(childrenOf(node, 'mrk')) : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function segmentsOf(unit: readonly Node[]) {
  return named(unit, 'segment').map((segment) => ({
    parts: childrenOf(segment, 'segment'),
    state: attributesOf(segment).state,
  }));
}

/** `ui.count[2]` is the third form of `ui.count`. */
function nameOf(id: string): { key: string; form: number | undefined } {
  const [, key, form] = /^(.*)\[(\d{1,2})\]$/.exec(id) ?? [];
  return key === undefined ? { key: id, form: undefined } : { key, form: Number(form) };
}

/** The text within an element; marks of a translator's program are looked through, formatting cannot be kept. */
function textOf(nodes: readonly Node[], at: { place: number; key: string }): string {
  return nodes
    .map((node) => {
      if ('#text' in node) return String(node['#text']);
      if ('mrk' in node) return textOf(childrenOf(node, 'mrk'), at);
      throw new FileFault({ problem: 'inlineTag', line: at.place, place: at.key });
    })
    .join('');
}

type Joined = Omit<TextRow, 'line'>;

/** Plural forms as one text in the runtime's form. A form that is missing in between stays empty, which the checks find. */
export function joinUnits(units: readonly UnitText[]): Joined[] {
  const forms = new Map<string, { row: UnitText; values: string[]; sources: string[]; reviewed: boolean }>();
  const rows: (Joined | string)[] = [];
  for (const unit of units) {
    const { place, key, form, language, value, reviewed, source } = unit;
    if (form === undefined) {
      rows.push({
        ...{ place, key, language, value },
        ...(reviewed && { reviewed }),
        ...(source !== undefined && { source }),
      });
      continue;
    }
    const name = `${language} ${key}`;
    const known = forms.get(name);
    // The same form twice is a text of its own, so that the repetition is told.
    if (known && known.values[form] !== undefined) {
      rows.push({ place, key, language, value });
      continue;
    }
    const group = known ?? { row: unit, values: [], sources: [], reviewed: true };
    group.values[form] = value;
    if (source !== undefined) group.sources[form] = source;
    group.reviewed &&= reviewed;
    if (known === undefined) {
      forms.set(name, group);
      rows.push(name);
    }
  }
  return rows.map((row) => {
    if (typeof row !== 'string') return row;
    const {
      row: first,
      values,
      sources,
      reviewed,
    } = forms.get(row) ?? { row: undefined, values: [], sources: [], reviewed: false };
    const value = joinForms(Array.from(values, (each) => each ?? ''));
    const { place = 0, key = '', language = '' } = first ?? {};
    const source = joinForms(Array.from(sources, (each) => each ?? ''));
    return {
      ...{ place, key, language, value },
      ...(reviewed && { reviewed }),
      ...(sources.length > 0 && { source }),
    };
  });
}

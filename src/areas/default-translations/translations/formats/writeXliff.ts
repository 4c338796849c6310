import { pluralFormsOf, splitForms } from '../../checks/pluralForms';
import { stateAttributes, type TextState } from './fileStates';

/** A key with its English text and the translation into one language. */
export interface XliffText {
  readonly key: string;
  readonly description: string | null;
  readonly source: string | null;
  readonly value: string | null;
  readonly state: TextState;
}

interface XliffOptions {
  readonly version: '1.2' | '2.0';
  readonly base: string;
  readonly language: string;
}

/** A unit to be translated: a text, or one plural form of it. */
interface Unit extends Pick<XliffText, 'description' | 'state'> {
  readonly name: string;
  readonly source: string;
  readonly target: string | undefined;
}

const space = 'xml:space="preserve"';

/** Texts of one language as an XLIFF file, a unit for each plural form that the language has. */
export function writeXliff(texts: readonly XliffText[], { version, base, language }: XliffOptions): string {
  const units = texts.flatMap((text) => unitsOf(text, language));
  const [from, to] = [escaped(base), escaped(language)];
  const lines =
    version === '1.2'
      ? [
          '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
          `<file original="texts" datatype="plaintext" source-language="${from}" target-language="${to}"><body>`,
          ...units.map(unit12),
          '</body></file>',
        ]
      : [
          `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${from}" trgLang="${to}">`,
          '<file id="texts">',
          ...units.map(unit20),
          '</file>',
        ];
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, '</xliff>', ''].join('\n');
}

function unit12({ name, description, source, target, state }: Unit): string {
  const approved = state === 'reviewed' ? ' approved="yes"' : '';
  const translation =
    target === undefined ? '' : `<target${stateAttributes(state, '1.2')}>${escaped(target)}</target>`;
  const note = description === null ? '' : `<note>${escaped(description)}</note>`;
  return `<trans-unit id="${escaped(name)}"${approved} ${space}><source>${escaped(source)}</source>${translation}${note}</trans-unit>`;
}

/** An id of 2.0 has no brackets, so the key is the name. */
function unit20({ name, description, source, target, state }: Unit, index: number): string {
  const notes = description === null ? '' : `<notes><note>${escaped(description)}</note></notes>`;
  const translation = target === undefined ? '' : `<target ${space}>${escaped(target)}</target>`;
  const known = stateAttributes(target === undefined ? 'missing' : state, '2.0');
  return `<unit id="u${index + 1}" name="${escaped(name)}">${notes}<segment${known}><source ${space}>${escaped(source)}</source>${translation}</segment></unit>`;
}

function unitsOf({ key, description, source, value, state }: XliffText, language: string): Unit[] {
  const sources = formsOf(source ?? '');
  const targets = value === null ? [] : formsOf(value);
  if (sources.length < 2 && targets.length < 2)
    return [{ name: key, description, source: source ?? '', target: value ?? undefined, state }];
  const count = Math.max(pluralFormsOf(language).count, targets.length);
  return Array.from({ length: count }, (_, form) => ({
    name: `${key}[${form}]`,
    description,
    // English may have fewer forms: its last one stands for the rest.
    source: sources[form] ?? sources.at(-1) ?? '',
    target: targets[form],
    state,
  }));
}

/** Forms as the application trims them; a text without others stays as it is. */
function formsOf(text: string): readonly string[] {
  const forms = splitForms(text);
  return forms.length < 2 ? [text] : forms;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Line ends of an attribute and carriage returns would be read as something else.
  '\r': '&#13;',
};

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

import { pluralFormsOf } from '@/api/pluralForms';
import { splitForms } from '../../checks/textForms';
import { stateAttributes, type TextState } from './fileStates';

/** A key with its English text and the translation into one language. */
export interface XliffText {
  readonly key: string;
  readonly description: string | null;
  readonly source: string | null;
  readonly value: string | null;
  readonly state: TextState;
}

/** A unit: a text, or one of its plural forms. */
interface Unit extends Pick<XliffText, 'description' | 'state'> {
  readonly name: string;
  readonly source: string;
  readonly target: string | undefined;
}

const space = 'xml:space="preserve"';

/** Texts of one language as an XLIFF 2.0 file, with a unit for each plural form. */
export function writeXliff(texts: readonly XliffText[], base: string, language: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${escapeXml(base)}" trgLang="${escapeXml(language)}">`,
    '<file id="texts">',
    ...texts.flatMap((text) => unitsOf(text, language)).map(unitOf),
    '</file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** The key is the name, because an id cannot contain brackets. */
function unitOf({ name, description, source, target, state }: Unit, index: number): string {
  const notes = description === null ? '' : `<notes><note>${escapeXml(description)}</note></notes>`;
  const translation = target === undefined ? '' : `<target ${space}>${escapeXml(target)}</target>`;
  const attributes = stateAttributes(target === undefined ? 'missing' : state);
  return `<unit id="u${index + 1}" name="${escapeXml(name)}">${notes}<segment${attributes}><source ${space}>${escapeXml(source)}</source>${translation}</segment></unit>`;
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
    // English may have fewer forms; its last one is repeated.
    source: sources[form] ?? sources.at(-1) ?? '',
    target: targets[form],
    state,
  }));
}

/** The trimmed plural forms; a text without plural forms is not trimmed. */
function formsOf(text: string): readonly string[] {
  const forms = splitForms(text);
  return forms.length < 2 ? [text] : forms;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A literal carriage return would be normalized.
  '\r': '&#13;',
};

const escapeXml = (text: string) => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

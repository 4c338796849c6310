import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { localeOf, matchLanguage } from './matchLanguage';
import { FileFault, type TextFile, type TextRow } from './textFile';
import { joinUnits, type UnitText, unitOf } from './xliffUnit';

/** The markup around units; comments and CDATA are skipped. */
const marks =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE|<xliff\b[^>]*>|<\/xliff\s*>|<file\b[^>]*>|<(?:trans-)?unit\b|<\/(?:trans-)?unit\s*>/gi;

/** The number of units parsed at a time, to stay below 50 ms. */
const batchSize = 200;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

interface Unit {
  readonly xml: string;
  readonly line: number;
  readonly language: string;
  /** Its source is English, and can be compared with the current English text. */
  readonly isEnglish: boolean;
}

type Read = Pick<TextFile, 'format' | 'rows' | 'ignored'>;

/**
 * Reads the texts of an XLIFF file, 1.2 or 2.x. Plural forms are separate units, which are joined. A document type is
 * refused, because it could refer to other files. Yields after each unit.
 * @param codes the codes of the languages, for `matchLanguage`
 * @throws FileFault
 */
export function* readXliff(text: string, codes: readonly string[]): Generator<void, Read> {
  const lineAt = lineCounter(text);
  const knownCode = (asked: string) => matchLanguage(asked, codes) ?? asked;
  const units: Unit[] = [];
  const found: UnitText[] = [];
  let version: string | undefined;
  let language = '';
  let isEnglish = true;
  let began: number | undefined;
  let isClosed = false;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const fault = (problem: string) => new FileFault({ problem, line: lineAt(index) });
    if (/^<!D/i.test(mark)) throw fault('doctype');
    if (mark.startsWith('<!')) continue;
    if (began !== undefined && !/^<\/.*unit/.test(mark)) throw fault('broken');
    if (mark.startsWith('<xliff')) {
      version = attribute(mark, 'version');
      language = knownCode(attribute(mark, 'trgLang') ?? '');
      isEnglish = isInEnglish(attribute(mark, 'srcLang') ?? 'en');
      if (!/^(?:1\.2|2\.\d)$/.test(version ?? '')) throw fault('xliffVersion');
    } else if (mark.startsWith('<file')) {
      const own = attribute(mark, 'target-language');
      if (own !== undefined) language = knownCode(own);
      const from = attribute(mark, 'source-language');
      if (from !== undefined) isEnglish = isInEnglish(from);
    } else if (mark.startsWith('</xliff')) isClosed = true;
    else if (!mark.startsWith('</')) began = index;
    else if (began === undefined) throw fault('broken');
    else {
      units.push({ xml: text.slice(began, index + mark.length), line: lineAt(began), language, isEnglish });
      began = undefined;
      if (units.length === batchSize) found.push(...parseUnits(units.splice(0)));
      yield;
    }
  }
  found.push(...parseUnits(units));
  if (!isClosed || began !== undefined)
    throw new FileFault({ problem: 'truncated', line: lineAt(text.length) });
  yield;
  const rows: TextRow[] = joinUnits(found).map((row, index) => ({ ...row, line: index + 1 }));
  return { format: version === '1.2' ? 'XLIFF 1.2' : 'XLIFF 2.0', rows, ignored: [] };
}

/** @throws FileFault at the first malformed unit */
function parseUnits(units: readonly Unit[]): UnitText[] {
  const xml = `<x>${units.map((unit) => unit.xml).join('')}</x>`;
  if (XMLValidator.validate(xml) !== true) {
    for (const unit of units) {
      const checked = XMLValidator.validate(unit.xml);
      if (checked !== true)
        throw new FileFault({ problem: 'broken', line: unit.line + checked.err.line - 1 });
    }
  }
  const [root] = parser.parse(xml);
  const children: unknown[] = root.x;
  return children.flatMap((child, index) => {
    const { line = 0, language = '', isEnglish = false } = units[index] ?? {};
    const found = unitOf(child, line, language);
    return found ? { ...found, source: isEnglish ? found.source : undefined } : [];
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

const isInEnglish = (tag: string) => localeOf(tag)?.language === 'en';

/** Returns the line of an index; called with ascending indexes, it reads the text once. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
}

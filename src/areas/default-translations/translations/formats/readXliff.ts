import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { localeOf, matchLanguage } from './matchLanguage';
import { FileFault, type TextFile, type TextRow } from './textFile';
import { joinUnits, type UnitText, unitOf } from './xliffUnit';

/** The markup around units; comments and CDATA are skipped. */
const tags =
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

type FileTexts = Pick<TextFile, 'format' | 'rows' | 'ignored'>;

/**
 * Reads the texts of an XLIFF file, 1.2 or 2.x. Plural forms are separate units, which are joined. A document type is
 * refused, because it could refer to other files. Yields after each unit.
 * @param codes the codes of the languages, for `matchLanguage`
 * @throws FileFault
 */
export function* readXliff(text: string, codes: readonly string[]): Generator<void, FileTexts> {
  const lineAt = lineCounter(text);
  const codeOf = (tag: string) => matchLanguage(tag, codes) ?? tag;
  const units: Unit[] = [];
  const texts: UnitText[] = [];
  let version: string | undefined;
  let language = '';
  let isEnglish = true;
  let unitStart: number | undefined;
  let isClosed = false;
  for (const { 0: tag, index } of text.matchAll(tags)) {
    const fault = (problem: string) => new FileFault({ problem, line: lineAt(index) });
    if (/^<!D/i.test(tag)) throw fault('doctype');
    if (tag.startsWith('<!')) continue;
    if (unitStart !== undefined && !/^<\/.*unit/.test(tag)) throw fault('broken');
    if (tag.startsWith('<xliff')) {
      version = attribute(tag, 'version');
      language = codeOf(attribute(tag, 'trgLang') ?? '');
      isEnglish = isInEnglish(attribute(tag, 'srcLang') ?? 'en');
      if (!/^(?:1\.2|2\.\d)$/.test(version ?? '')) throw fault('xliffVersion');
    } else if (tag.startsWith('<file')) {
      const target = attribute(tag, 'target-language');
      if (target !== undefined) language = codeOf(target);
      const source = attribute(tag, 'source-language');
      if (source !== undefined) isEnglish = isInEnglish(source);
    } else if (tag.startsWith('</xliff')) isClosed = true;
    else if (!tag.startsWith('</')) unitStart = index;
    else if (unitStart === undefined) throw fault('broken');
    else {
      units.push({
        xml: text.slice(unitStart, index + tag.length),
        line: lineAt(unitStart),
        language,
        isEnglish,
      });
      unitStart = undefined;
      if (units.length === batchSize) texts.push(...parseUnits(units.splice(0)));
      yield;
    }
  }
  texts.push(...parseUnits(units));
  if (!isClosed || unitStart !== undefined)
    throw new FileFault({ problem: 'truncated', line: lineAt(text.length) });
  yield;
  const rows: TextRow[] = joinUnits(texts).map((row, index) => ({ ...row, line: index + 1 }));
  return { format: version === '1.2' ? 'XLIFF 1.2' : 'XLIFF 2.0', rows, ignored: [] };
}

/** @throws FileFault at the first malformed unit */
function parseUnits(units: readonly Unit[]): UnitText[] {
  const xml = `<x>${units.map((unit) => unit.xml).join('')}</x>`;
  if (XMLValidator.validate(xml) !== true) {
    for (const unit of units) {
      const result = XMLValidator.validate(unit.xml);
      if (result !== true) throw new FileFault({ problem: 'broken', line: unit.line + result.err.line - 1 });
    }
  }
  const [root] = parser.parse(xml);
  const children: unknown[] = root.x;
  return children.flatMap((child, index) => {
    const { line = 0, language = '', isEnglish = false } = units[index] ?? {};
    const unitText = unitOf(child, line, language);
    return unitText ? { ...unitText, source: isEnglish ? unitText.source : undefined } : [];
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

const isInEnglish = (tag: string) => localeOf(tag)?.language === 'en';

/** Returns the line of an index; called with ascending indexes, it reads the text once. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let lineStart = 0;
  return (index) => {
    for (let at = text.indexOf('\n', lineStart); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    return line;
  };
}

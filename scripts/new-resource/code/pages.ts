import { camelOf } from '../description/words.ts';
import type { Kind } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { defaultsOf, inputOf, showOf } from './fieldCode.ts';
import { fileOf, quoted, sourceAttribute } from './source.ts';

/** A list shows this many columns until the user chooses more. */
const shownColumns = 6;

/** The parts of a long form by the kinds of their fields; all other fields come first, without a title. */
const parts: readonly (readonly [name: string, kinds: readonly Kind[]])[] = [
  ['dates', ['date', 'dateTime', 'time']],
  ['numbers', ['integer', 'number', 'money']],
  ['details', ['longText', 'words', 'choices', 'references', 'list', 'url', 'image', 'file', 'json']],
];

/** A form with fewer fields is one part. */
const leastForParts = 7;

/** The titled parts of the form with their fields, at least two each. */
export function partsOf({ shown, title }: Model): [string, readonly Named[]][] {
  if (shown.length < leastForParts) return [];
  return parts
    .map(([part, kinds]): [string, Named[]] => [
      part,
      shown.filter((field) => kinds.includes(field.kind) && field !== title && !field.required),
    ])
    .filter(([, fields]) => fields.length > 1);
}

/** The inputs, shared by create and edit. */
export function inputsFile(model: Model): string {
  const { names, shown, texts, modules } = model;
  const titled = partsOf(model);
  const untitled = shown.filter((field) => !titled.some(([, fields]) => fields.includes(field)));
  const sections = titled.map(
    ([part, fields]) =>
      `<PageSection title={translate('${texts}.parts.${part}')} sx={{ mt: 3 }}>${fields.map(inputOf).join('\n')}</PageSection>`,
  );
  const inputs = [...untitled.map(inputOf), ...sections].join('\n');
  const options = /\boptions\(/.test(inputs)
    ? `const options = (values: readonly string[], key: string) =>
        values.map((value) => ({ value, label: translate(\`${texts}.\${key}.\${value}\`) }));\n`
    : '';
  const body = `${options}return (${shown.length === 1 ? inputs : `<>${inputs}</>`});`;
  return fileOf(
    `/** The fields, shared by create and edit. */
export function ${names.component}Inputs() {
${/\btranslate\(/.test(body) ? 'const translate = useTranslate();\n' : ''}${body}
}
`,
    modules,
  );
}

/** The list page. */
export function listFile({ names, columns, filters, title, texts, modules }: Model): string {
  return fileOf(
    `/** All ${names.caption.many}, by ${title.label.toLowerCase()}. */
export function ${names.component}List() {
  return (
    <ListPage sort={{ field: ${quoted(title.source)}, order: 'ASC' }} ${filters.length > 0 ? `filters={${names.one}Filters}` : ''} bulk={deleteSelected(${names.all})}>
      ${columns.map((field, index) => columnOf(field, index, texts)).join('\n')}
    </ListPage>
  );
}
`,
    modules,
  );
}

function columnOf(field: Named, index: number, texts: string): string {
  const { source, kind, resource } = field;
  const show = showOf(field, texts);
  const attributes = [
    sourceAttribute(source),
    index === 0 && 'link',
    resource && `reference={${camelOf(resource)}}`,
    show && `show={${show}}`,
    ['references', 'choices', 'words', 'image', 'file'].includes(kind) && 'disableSort',
    ['integer', 'number', 'money'].includes(kind) && 'align="right"',
    index >= shownColumns && 'hidden',
  ];
  return `<Column ${attributes.filter(Boolean).join(' ')} />`;
}

/** The pages that create and change a record. */
export function formFile({ shown, fixed, names, modules }: Model, page: 'Create' | 'Edit'): string {
  const { component, caption } = names;
  const attribute = page === 'Create' ? `defaults={{ ${defaultsOf([...shown, ...fixed])} }}` : 'canDelete';
  return fileOf(
    `/** The page ${page === 'Create' ? `for a new ${caption.one}` : `of one ${caption.one}`}. */
export function ${component}${page}() {
  return (
    <${page}Page ${attribute}>
      <${component}Inputs />
    </${page}Page>
  );
}
`,
    modules,
  );
}

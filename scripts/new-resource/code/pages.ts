import { isCodes } from '../description/field.ts';
import { camelOf } from '../description/words.ts';
import type { Kind } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { defaultsOf, inputOf, showOf } from './fieldCode.ts';
import { importLines, quoted, sourceAttribute } from './imports.ts';

/** How many columns a list shows before somebody chooses more. */
const shownColumns = 6;

/** The parts of a long form, by the kinds of their fields; all others come first and need no title. */
const parts: readonly (readonly [name: string, kinds: readonly Kind[]])[] = [
  ['dates', ['date', 'dateTime', 'time']],
  ['numbers', ['integer', 'number', 'money']],
  ['details', ['longText', 'words', 'choices', 'references', 'list', 'url', 'image', 'file', 'json']],
];

/** With fewer fields, a form is one part. */
const leastForParts = 7;

/** The titled parts of the form with their fields: at least two each. */
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
  const { names, shown, texts, moduleOf } = model;
  const used = [...shown, ...shown.flatMap(({ fields = [] }) => fields)];
  const choices = used.filter((field) => field.choices);
  const titled = partsOf(model);
  const apart = titled.flatMap(([, fields]) => fields);
  const codeOf = (fields: readonly Named[]) => fields.map((field) => inputOf(field).code).join('\n');
  const sections = titled.map(
    ([part, fields]) =>
      `<PageSection title={translate('${texts}.parts.${part}')} sx={{ mt: 3 }}>${codeOf(fields)}</PageSection>`,
  );
  const options = choices.map((field) => {
    const label = isCodes(field) ? 'value' : `translate(\`${texts}.${field.values}.\${value}\`)`;
    return `const ${field.values}Options = ${field.values}.map((value) => ({ value, label: ${label} }));\n`;
  });
  const inputs = `${codeOf(shown.filter((field) => !apart.includes(field)))}${sections.join('\n')}`;
  const body = `${options.join('')}return (${shown.length === 1 ? inputs : `<>${inputs}</>`});`;
  const translates = /\btranslate\(/.test(body);
  return `${importLines([
    ...(translates ? [{ name: 'useTranslate', from: 'react-admin' }] : []),
    ...shown.flatMap((field) => inputOf(field).uses),
    ...(sections.length > 0 ? [{ name: 'PageSection', from: 'ui/page/PageSection' }] : []),
    ...choices.map(({ values }) => ({ name: values, from: `./${camelOf(names.singular)}Schema` })),
    ...used.flatMap(({ resource }) =>
      resource ? { name: camelOf(resource), from: moduleOf(resource) } : [],
    ),
  ])}
/** The fields of ${names.caption.aOne}, shared by create and edit. */
export function ${names.component}Inputs() {
${translates ? 'const translate = useTranslate();\n' : ''}${body}
}
`;
}

/** The list page. */
export function listFile({ names, columns, filters, title, texts, moduleOf }: Model): string {
  const own = camelOf(names.plural);
  const filtersName = `${camelOf(names.singular)}Filters`;
  const filtering = filters.length > 0;
  return `${importLines([
    { name: 'deleteSelected', from: 'records/bulk/defineBulk' },
    { name: 'Column', from: 'records/columns/Column' },
    { name: 'ListPage', from: 'records/list/ListPage' },
    ...columns.flatMap((field) => showOf(field, texts)?.uses ?? []),
    ...(filtering ? [{ name: filtersName, from: `./${filtersName}` }] : []),
    { name: own, from: './references' },
    ...columns.flatMap(({ resource }) =>
      resource ? { name: camelOf(resource), from: moduleOf(resource) } : [],
    ),
  ])}
/** All ${names.caption.many}, by ${title.label.toLowerCase()}. */
export function ${names.component}List() {
  return (
    <ListPage sort={{ field: ${quoted(title.source)}, order: 'ASC' }} ${filtering ? `filters={${filtersName}}` : ''} bulk={deleteSelected(${own})}>
      ${columns.map((field, index) => columnOf(field, index, texts)).join('\n')}
    </ListPage>
  );
}
`;
}

function columnOf(field: Named, index: number, texts: string): string {
  const { source, kind, resource } = field;
  const show = showOf(field, texts);
  const attributes = [
    sourceAttribute(source),
    index === 0 && 'link',
    resource && `reference={${camelOf(resource)}}`,
    show && `show={${show.code}}`,
    ['references', 'choices', 'words', 'image', 'file'].includes(kind) && 'disableSort',
    ['integer', 'number', 'money'].includes(kind) && 'align="right"',
    index >= shownColumns && 'hidden',
  ];
  return `<Column ${attributes.filter(Boolean).join(' ')} />`;
}

/** The pages that make and change a record. */
export function formFile({ shown, names: { component, caption } }: Model, page: 'Create' | 'Edit'): string {
  const attribute = page === 'Create' ? `defaults={{ ${defaultsOf(shown)} }}` : 'canDelete';
  return `${importLines([
    { name: `${page}Page`, from: `records/form/${page}Page` },
    { name: `${component}Inputs`, from: `./${component}Inputs` },
  ])}
/** ${page === 'Create' ? `A new ${caption.one}` : caption.AOne}. */
export function ${component}${page}() {
  return (
    <${page}Page ${attribute}>
      <${component}Inputs />
    </${page}Page>
  );
}
`;
}

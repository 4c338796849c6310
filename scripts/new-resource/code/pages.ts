import { partsOf } from '../arrange.ts';
import { codeOf, isCodes, isFigure } from '../field.ts';
import type { Model } from '../model.ts';
import type { Named } from '../naming.ts';
import { camelOf } from '../words.ts';
import { referencesFile, schemaFile } from './dataFiles.ts';
import { conditionOf, currencyPath, inputOf, newRecordOf } from './fields.ts';
import { fileOf, keyOf, quoted, sourceAttribute } from './source.ts';

/** The inputs, shared by create and edit. */
function inputsFile(model: Model): string {
  const { names, shown, title, texts, modules } = model;
  const titledParts = partsOf(shown, title);
  const untitledFields = shown.filter((field) => !titledParts.some(({ fields }) => fields.includes(field)));
  const sections = titledParts.map(
    ({ key, fields }) =>
      `<PageSection title={translate('${texts}.parts.${key}')} sx={{ mt: 3 }}>${fields.map((field) => inputOf(field, shown)).join('\n')}</PageSection>`,
  );
  const inputs = [...untitledFields.map((field) => inputOf(field, shown)), ...sections]
    .filter(Boolean)
    .join('\n');
  const options = `const options = (values: readonly string[], key: string) =>
    values.map((value) => ({ value, label: translate(\`${texts}.\${key}.\${value}\`) }));\n`;
  const help = `const help = (source: string) => translate(\`${texts}.help.\${source}\`);\n`;
  const isOne = shown.length === 1 && shown[0]?.kind !== 'object';
  const body = `${/\boptions\(/.test(inputs) ? options : ''}${/\bhelp\(/.test(inputs) ? help : ''}return (${isOne ? inputs : `<>${inputs}</>`});`;
  const code = `/** The fields, shared by create and edit. */
export function ${names.component}Inputs() {
${/\btranslate\(/.test(body) ? 'const translate = useTranslate();\n' : ''}${body}
}
`;
  return fileOf(code, modules);
}

/** The list page with its filters, which are named as on the server. */
function listFile({ names, columns, shownColumns, filters, title, texts, modules }: Model): string {
  const { one, all, caption, component } = names;
  const defined = `const ${one}Filters = defineFilters({
  texts: '${texts}.filters',
  fields: { ${filters.map((field) => filterOf(field, texts)).join(' ')} },
});\n`;
  const code = `${filters.length > 0 ? defined : ''}
/** All ${caption.many}, by ${title.label.toLowerCase()}. */
export function ${component}List() {
  return (
    <ListPage sort={{ field: ${quoted(title.source)}, order: 'ASC' }} ${filters.length > 0 ? `filters={${one}Filters}` : ''} bulk={deleteSelected(${all})}>
      ${columns.map((field, index) => columnOf(field, index, texts, index >= shownColumns)).join('\n')}
    </ListPage>
  );
}
`;
  return fileOf(code, modules);
}

function filterOf(field: Named, texts: string): string {
  const { kind, source, resource, values } = field;
  if (kind === 'date') return `...dateRange(${quoted(source)}),`;
  if (kind === 'dateTime') return `...dateRange(${quoted(source)}, { moments: true }),`;
  const filterCode = resource
    ? `references(${camelOf(resource)})`
    : `choice(${values}, '${texts}.${values}')`;
  return `${keyOf(conditionOf(field))}: ${kind === 'boolean' ? 'flag()' : filterCode},`;
}

function columnOf(field: Named, index: number, texts: string, isHidden: boolean): string {
  const { path, kind, resource, choices, values, money } = field;
  const { show } = codeOf(kind);
  const isPlain = choices ? values === '' || isCodes(field) : kind === 'integer' && !isFigure(field);
  const attributes = [
    sourceAttribute(path),
    index === 0 && 'link',
    resource && `reference={${camelOf(resource)}}`,
    show && !isPlain && `show={${show}${choices ? `('${texts}.${values}')` : ''}}`,
    money &&
      `render={asMoney(${[path, currencyPath(path, money.currency), ...(money.form === 'number' ? [] : [money.form])].map(quoted).join(', ')})}`,
    ['references', 'choices', 'words'].includes(kind) && 'disableSort',
    isFigure(field) && 'align="right"',
    // Day, time and time zone in one line.
    kind === 'dateTime' && 'width={14}',
    index >= 4 ? 'priority={3}' : index >= 2 && 'priority={2}',
    isHidden && 'hidden',
  ];
  return `<Column ${attributes.filter(Boolean).join(' ')} />`;
}

/** The files in the resource's folder, by name. */
export function codeFiles(model: Model): Readonly<Record<string, string>> {
  const { shown, fixed, names, modules } = model;
  const { component, caption, one } = names;
  const form = (page: string, of: string, attribute: string) => {
    const code = `/** The page ${of}. */
export function ${component}${page}() {
  return (
    <${page}Page ${attribute}>
      <${component}Inputs />
    </${page}Page>
  );
}
`;
    return fileOf(code, modules);
  };
  const initial = newRecordOf([...shown, ...fixed]);
  const defaults = initial === '' ? '' : `defaults={{ ${initial} }}`;
  return {
    [`${component}List.tsx`]: listFile(model),
    [`${component}Create.tsx`]: form('Create', `for a new ${caption.one}`, defaults),
    [`${component}Edit.tsx`]: form('Edit', `of one ${caption.one}`, 'canDelete'),
    [`${component}Inputs.tsx`]: inputsFile(model),
    [`${one}Schema.ts`]: schemaFile(model),
    'references.ts': referencesFile(model),
  };
}

import type { Field } from '../description/field.ts';
import { camelOf, referenceName, valuesName } from './identifiers.ts';
import { importLines } from './imports.ts';
import { kinds, type Place } from './kinds.ts';

/** What the pages of a resource are written from. */
export interface PageOptions extends Place {
  readonly fields: readonly Field[];
  /** The fields by which records are named and sorted. */
  readonly title: string;
  /** A resource that is not described has nothing but a name. */
  readonly isDescribed: boolean;
}

/** How many columns a list shows before somebody chooses more. */
const shownColumns = 6;

const isReference = ({ kind }: Field) => kind === 'reference' || kind === 'references';
const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'choices';
const isEdited = ({ readOnly }: Field) => readOnly !== true;
/** What fits into the cell of a list. */
const isShown = ({ kind }: Field) => !['longText', 'json', 'list', 'file'].includes(kind);

/** The pages, by the names of their files. */
export function pageFiles(options: PageOptions): Record<string, string> {
  const { component } = options.names;
  return {
    [`${component}Inputs.tsx`]: inputsFile(options),
    [`${component}List.tsx`]: listFile(options),
    [`${component}Create.tsx`]: createFile(options),
    [`${component}Edit.tsx`]: editFile(options),
  };
}

function listFile({ fields, title, names, texts, isDescribed }: PageOptions): string {
  const { component, caption } = names;
  const ordered = inOrder(fields.filter(isShown), title);
  const [first] = ordered;
  const shows = ordered.flatMap((field) => (isReference(field) ? [] : (kinds[field.kind].show ?? [])));
  const filters = filteredFields(fields);
  const lines = ordered.map((field, index) => {
    const { show } = kinds[field.kind];
    return `<Column source="${field.source}" ${[
      field === first && 'link',
      isReference(field) && `reference={${referenceName(field)}}`,
      !isReference(field) && show && `show={${show.call?.(field, { names, texts }) ?? show.use.name}}`,
      isReference(field) && field.kind === 'references' && 'disableSort',
      ['integer', 'number', 'money'].includes(field.kind) && 'align="right"',
      index >= shownColumns && 'hidden',
    ]
      .filter(Boolean)
      .join(' ')} />`;
  });
  const own = ordered.filter(isReference).map(referenceName);
  const properties = [
    `sort={{ field: '${title}', order: 'ASC' }}`,
    ...(filters.length > 0 ? [`filters={${camelOf(names.singular)}Filters}`] : []),
    ...(isDescribed ? [`bulk={deleteSelected(${camelOf(names.plural)})}`] : []),
  ];
  return `${importLines([
    { name: 'Column', from: 'columns/Column' },
    { name: 'ListPage', from: 'list/ListPage' },
    ...shows.map(({ use }) => use),
    ...(filters.length > 0
      ? [{ name: `${camelOf(names.singular)}Filters`, from: `./${camelOf(names.singular)}Filters` }]
      : []),
    ...(isDescribed ? [{ name: 'deleteSelected', from: 'bulk/defineBulk' }] : []),
    ...[...own, ...(isDescribed ? [camelOf(names.plural)] : [])].map((name) => ({
      name,
      from: './references',
    })),
  ])}
/** All ${caption.many}, by ${camelOf(title)}. */
export function ${component}List() {
  return (
    <ListPage ${properties.join(' ')}>
      ${lines.join('\n      ')}
    </ListPage>
  );
}
`;
}

/** What names a record comes first, addresses last. */
function inOrder(columns: readonly Field[], title: string): Field[] {
  const rank = ({ source, kind }: Field) => (source === title ? 0 : kind === 'url' ? 2 : 1);
  return columns.toSorted((left, right) => rank(left) - rank(right));
}

/** The fields by which a list can be narrowed. */
export function filteredFields(fields: readonly Field[]): readonly Field[] {
  const kindsOfFilters = ['choice', 'choices', 'boolean', 'reference', 'references', 'date', 'dateTime'];
  return fields.filter(({ kind }) => kindsOfFilters.includes(kind));
}

function inputsFile({ fields, names, texts }: PageOptions): string {
  const edited = fields.filter(isEdited);
  const lists = edited.flatMap(({ kind, fields: inner = [] }) =>
    kind === 'list' ? inner.filter(isEdited) : [],
  );
  const used = [...edited, ...lists];
  const choices = used.filter(isChoice);
  const referenced = used.filter(isReference).map(referenceName);
  return `${importLines([
    ...(choices.length > 0 ? [{ name: 'useTranslate', from: 'react-admin' }] : []),
    ...used.map(({ kind }) => kinds[kind].input),
    ...choices.map((field) => ({ name: valuesName(field), from: `./${camelOf(names.singular)}Schema` })),
    ...referenced.map((name) => ({ name, from: './references' })),
  ])}
/** The fields of ${names.caption.aOne}, shared by create and edit. */
export function ${names.component}Inputs() {
${choices.length > 0 ? '  const translate = useTranslate();\n' : ''}${choices
  .map(
    (field) =>
      `const ${camelOf(field.source)}Options = ${valuesName(field)}.map((value) => ({ value, label: translate(\`${texts}.${valuesName(field)}.\${value}\`) }));\n`,
  )
  .join('')}  return (
    ${inFragment(edited.map((field) => inputOf(field)))}
  );
}
`;
}

function inFragment(inputs: readonly string[]): string {
  return inputs.length === 1 ? (inputs[0] ?? '') : `<>${inputs.join('\n')}</>`;
}

function inputOf(field: Field): string {
  const { input, props } = kinds[field.kind];
  const given = `source="${field.source}" ${props?.(field) ?? ''} ${field.required && field.kind !== 'boolean' ? 'required' : ''}`;
  if (field.kind !== 'list') return `<${input.name} ${given} />`;
  const inner = (field.fields ?? []).filter(isEdited);
  return `<${input.name} ${given}>${inner.map(inputOf).join('\n')}</${input.name}>`;
}

function createFile({ fields, names }: PageOptions): string {
  const { component, caption } = names;
  const defaults = fields.filter(isEdited).map(({ source, kind }) => `${source}: ${kinds[kind].empty}`);
  return `${importLines([
    { name: 'CreatePage', from: 'form/CreatePage' },
    { name: `${component}Inputs`, from: `./${component}Inputs` },
  ])}
/** A new ${caption.one}. */
export function ${component}Create() {
  return (
    <CreatePage defaults={{ ${defaults.join(', ')} }}>
      <${component}Inputs />
    </CreatePage>
  );
}
`;
}

function editFile({ names: { component, caption } }: PageOptions): string {
  return `${importLines([
    { name: 'EditPage', from: 'form/EditPage' },
    { name: `${component}Inputs`, from: `./${component}Inputs` },
  ])}
/** ${caption.AOne}. */
export function ${component}Edit() {
  return (
    <EditPage canDelete>
      <${component}Inputs />
    </EditPage>
  );
}
`;
}

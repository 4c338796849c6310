import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/props.md', 'utf8');

/** The names in the first column of the tables of a chapter. */
function documented(chapter: string): string[] {
  const [, text = ''] = new RegExp(`^## ${chapter}\n([\\s\\S]*?)(?=^## )`, 'm').exec(page) ?? [];
  const rows = [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, names = '']) => names);
  return rows.flatMap((names) => [...names.matchAll(/(\w+)(?=[`(])/g)].map(([, name = '']) => name));
}

/** The names of an interface's properties, those of the interface that it extends too. */
function declared(file: string, name: string): string[] {
  const source = readFileSync(`src/records/${file}`, 'utf8');
  const [, body = ''] = new RegExp(`interface ${name}\\b[^{]*\\{\n([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, property = '']) => property);
}

const editProps = [
  ...declared('form/EditPage.tsx', 'EditPageProps'),
  ...declared('form/useSaveRecord.ts', 'SaveOptions'),
];
const ofCreatePage = declared('form/CreatePage.tsx', 'CreatePageProps').filter(
  (each) => !editProps.includes(each),
);

it.each([
  ['ListPage', declared('list/ListPage.tsx', 'ListPageProps')],
  ['Column', declared('columns/Column.tsx', 'ColumnProps')],
  ['EditPage', [...editProps, ...ofCreatePage]],
  [
    'RecordTabs',
    [...declared('tabs/RecordTabs.tsx', 'RecordTabsProps'), ...declared('tabs/RecordTabs.tsx', 'RecordTab')],
  ],
  ['RecordHistory', declared('history/RecordHistory.tsx', 'RecordHistoryProps')],
])('the page of props has each one of %s, and no other', (chapter, properties) => {
  expect(properties.length).toBeGreaterThan(1);
  expect([...new Set(documented(chapter))].sort()).toEqual([...new Set(properties)].sort());
});

it('the page of props has each kind of filter', () => {
  const source = readFileSync('src/records/filters/defineFilters.tsx', 'utf8');
  const kinds = [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name);
  const shown = [...page.matchAll(/`(?:\.\.\.)?(\w+)\([^`]*\)`/g)].map(([, name = '']) => name);
  for (const kind of kinds) expect(shown).toContain(kind);
});

import { isCodes } from '../description/field.ts';
import type { Model } from '../model.ts';
import { conditionOf } from './dataFiles.ts';
import { partsOf } from './pages.ts';

const titles: Readonly<Record<string, string>> = { dates: 'Dates', numbers: 'Numbers', details: 'Details' };

/** The texts of a resource, as entries of `children` and `resources` in an area's file, and its own object. */
export function textEntries(model: Model) {
  const { plural, caption } = model.names;
  const fields = [...model.columns, ...model.shown].flatMap(({ source, label, fields: inner = [] }) => [
    [source, label],
    ...inner.map((each) => [`${source}.${each.source}`, each.label]),
  ]);
  const resource = { name: `${caption.One} |||| ${caption.Many}`, fields: Object.fromEntries(fields) };
  const own = ownTexts(model);
  return {
    children: `"${plural}": ${JSON.stringify({ caption: caption.Many })}`,
    resources: `"${plural}": ${JSON.stringify(resource)}`,
    own: Object.keys(own).length > 0 ? JSON.stringify(own) : undefined,
  };
}

function ownTexts(model: Model): object {
  const { shown, filters } = model;
  const choices = shown
    .flatMap((field) => [field, ...(field.fields ?? [])])
    .filter(({ values }) => values !== '');
  const parts = partsOf(model).map(([part]) => [part, titles[part]]);
  const conditions = filters.map((field) => {
    const { label, kind } = field;
    return [conditionOf(field), { label, condition: kind === 'boolean' ? label : `${label}: %{value}` }];
  });
  const valuesOf = choices
    .filter((field) => !isCodes(field))
    .map((field) => [
      field.values,
      Object.fromEntries((field.choices ?? []).map(({ value, label }) => [value, label])),
    ]);
  return {
    ...Object.fromEntries(valuesOf),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(conditions.length > 0 && { filters: Object.fromEntries(conditions) }),
  };
}

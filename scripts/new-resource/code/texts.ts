import { isObject } from '../../openapi/jsonPointer.ts';
import { isCodes } from '../description/field.ts';
import { parseText } from '../description/readFile.ts';
import type { Model } from '../model.ts';
import { conditionOf } from './dataFiles.ts';
import { partsOf } from './pages.ts';

const titles: Readonly<Record<string, string>> = { dates: 'Dates', numbers: 'Numbers', details: 'Details' };

/**
 * An area's texts with those of the resource.
 * @throws Error if the file has such texts already, or is not a JSON object
 */
export function withTexts(text: string, path: string, model: Model): string {
  const { plural, all: key, caption } = model.names;
  const all = parseText(text, path);
  if (!isObject(all)) throw new Error(`${path} is not a JSON object.`);
  if (key in all) throw new Error(`${path} has a text '${key}' already. Choose another name.`);
  const fields = [...model.columns, ...model.shown].flatMap(({ source, label, fields: inner = [] }) => [
    [source, label],
    ...inner.map((each) => [`${source}.${each.source}`, each.label]),
  ]);
  const resource = { name: `${caption.One} |||| ${caption.Many}`, fields: Object.fromEntries(fields) };
  const own = ownTexts(model);
  const texts = {
    ...all,
    children: { ...(isObject(all.children) && all.children), [plural]: { caption: caption.Many } },
    resources: { ...(isObject(all.resources) && all.resources), [plural]: resource },
    ...(Object.keys(own).length > 0 && { [key]: own }),
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}

function ownTexts(model: Model): object {
  const { shown, filters } = model;
  const choices = shown
    .flatMap((field) => [field, ...(field.fields ?? [])])
    .filter((field) => field.values !== '' && !isCodes(field));
  const parts = partsOf(model).map(([part]) => [part, titles[part]]);
  const conditions = filters.map((field) => {
    const { label, kind } = field;
    return [conditionOf(field), { label, condition: kind === 'boolean' ? label : `${label}: %{value}` }];
  });
  const values = choices.map((field) => [
    field.values,
    Object.fromEntries((field.choices ?? []).map(({ value, label }) => [value, label])),
  ]);
  return {
    ...Object.fromEntries(values),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(conditions.length > 0 && { filters: Object.fromEntries(conditions) }),
  };
}

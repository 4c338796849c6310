import { type Field, labelOf } from '../description/field.ts';
import type { Names } from '../names.ts';
import { conditionsOf } from './dataFiles.ts';
import { valuesName } from './identifiers.ts';

import { filteredFields } from './pages.ts';

/** The texts of a resource, as entries of `children` and `resources` in an area's file, and its own object. */
export function textEntries({ plural, caption }: Names, fields: readonly Field[], isDescribed: boolean) {
  const labels = Object.fromEntries(allFields(fields).map((field) => [field.source, labelOf(field)]));
  const resource = { name: `${caption.One} |||| ${caption.Many}`, fields: labels };
  return {
    children: `"${plural}": ${JSON.stringify({ caption: caption.Many })}`,
    resources: `"${plural}": ${JSON.stringify(resource)}`,
    ...(isDescribed && { own: JSON.stringify(ownTexts(fields)) }),
  };
}

/** Fields of lists are named by their path. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...(field.fields ?? []).map((inner) => ({ ...inner, source: `${field.source}.${inner.source}` })),
  ]);
}

function ownTexts(fields: readonly Field[]): object {
  const choices = fields.flatMap((field) => [field, ...(field.fields ?? [])]).filter(({ values }) => values);
  const filters = filteredFields(fields).flatMap((field) =>
    conditionsOf(field).map((key) => {
      const label = labelOf(field);
      return [
        key,
        field.kind === 'boolean' ? { label, condition: label } : { label, condition: `${label}: %{value}` },
      ];
    }),
  );
  return {
    ...Object.fromEntries(
      choices.map((field) => [
        valuesName(field),
        Object.fromEntries(
          (field.values ?? []).map((value) => [value, labelOf({ source: value, kind: 'text' })]),
        ),
      ]),
    ),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
  };
}

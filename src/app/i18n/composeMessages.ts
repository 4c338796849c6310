import { isRecord, type Messages, sanitizeMessages } from './sanitizeMessages.ts';

/** The files that are nobody's area: their texts stand under the file's own name. */
const ownNames = new Set(['app', 'ui', 'records', 'directory', 'languages', 'ra']);

/**
 * Makes one language's texts of its files in `i18n/<code>/`, given by name without `.json`. The general files above keep
 * their name, any other is an area's and stands under `areas.<name>`. An area's top-level `resources` becomes `resources.<area>/<resource>`, where react-admin looks for the labels of a resource of that name.
 * Pure: the browser (for English) and the build (for every language) share it.
 */
export function composeMessages(files: Record<string, unknown>): Messages {
  const composed: Record<string, unknown> = {};
  const areas: Record<string, unknown> = {};
  const resources: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(files)) {
    if (!isRecord(content)) continue;
    if (ownNames.has(name)) {
      composed[name] = content;
    } else {
      const { resources: ofArea, ...texts } = content;
      areas[name] = texts;
      for (const [resource, labels] of Object.entries(isRecord(ofArea) ? ofArea : {})) {
        resources[`${name}/${resource}`] = labels;
      }
    }
  }
  return sanitizeMessages({ ...composed, areas, resources });
}

import { isRecord, type Messages, sanitizeMessages } from './sanitizeMessages.ts';

/** The files that are nobody's area: their texts stand under the file's own name. */
const ownNames = new Set(['app', 'ui', 'records', 'people', 'languages', 'ra']);

/**
 * The texts of one language, from its files in `i18n/<code>/` by name without `.json`: an area's stand under `areas.<name>`,
 * and its `resources` where react-admin looks for labels, `/` being the one at the area's own address. Pure: browser and build share it.
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
        resources[resource === '/' ? name : `${name}/${resource}`] = labels;
      }
    }
  }
  return sanitizeMessages({ ...composed, areas, resources });
}

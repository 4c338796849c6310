import { isRecord, type Messages, sanitizeMessages } from './sanitizeMessages.ts';

/** The files that belong to no area: their texts keep the file's name as prefix. */
const ownNamespaces = new Set(['app', 'ui', 'records', 'people', 'languages', 'ra']);

/**
 * Composes the texts of one language from its files in `i18n/<code>/`, given by name without `.json`. An area's texts go under
 * `areas.<name>`, and its `resources` where react-admin looks for labels; `/` is the resource at the area's own path. Shared by browser and build.
 */
export function composeMessages(files: Record<string, unknown>): Messages {
  const messages: Record<string, unknown> = {};
  const areas: Record<string, unknown> = {};
  const resources: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(files)) {
    if (!isRecord(content)) continue;
    if (ownNamespaces.has(name)) {
      messages[name] = content;
    } else {
      const { resources: ofArea, ...texts } = content;
      areas[name] = texts;
      for (const [resource, labels] of Object.entries(isRecord(ofArea) ? ofArea : {})) {
        resources[resource === '/' ? name : `${name}/${resource}`] = labels;
      }
    }
  }
  return sanitizeMessages({ ...messages, areas, resources });
}

/** react-admin's texts with those of `i18n/en/ra.json` in their place. */
export function reactAdminTexts(libraryTexts: object, ownTexts: unknown): Record<string, unknown> {
  const texts: Record<string, unknown> = { ...libraryTexts };
  for (const [key, value] of Object.entries(isRecord(ownTexts) ? ownTexts : {})) {
    const libraryText = texts[key];
    texts[key] = isRecord(libraryText) && isRecord(value) ? reactAdminTexts(libraryText, value) : value;
  }
  return texts;
}

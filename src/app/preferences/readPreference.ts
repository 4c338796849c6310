import { isLanguageCode } from '../../api/languageCode';
import { isRecord } from '../i18n/sanitizeMessages';

/** What react-admin's components take for granted about a stored value, by the key it is stored under. */
const expectations: readonly (readonly [key: RegExp, fits: (value: unknown) => boolean])[] = [
  [/^locale$/, isLanguageCode],
  [/^theme$/, (value) => value === 'light' || value === 'dark' || value === 'system'],
  [/^sidebar\.open$/, (value) => typeof value === 'boolean'],
  [/^account$/, (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)],
  [/^permissions$/, (value) => Array.isArray(value) && value.every((key) => typeof key === 'string')],
  [/\.(listParams|unsaved)$/, isRecord],
  [/\.(savedQueries|selectedIds|storeKeys|columns|availableColumns|omit|datatable)$/, Array.isArray],
  [/_columnRanks$|^dashboard\.known$/, Array.isArray],
];

/** A stored preference, or undefined when it is not what its key stands for: then the default counts (cases T036, T037). */
export function readPreference(key: string, stored: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (value === null) return undefined;
  return expectations.every(([pattern, fits]) => !pattern.test(key) || fits(value)) ? value : undefined;
}

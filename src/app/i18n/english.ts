import raEnglish from 'ra-language-english';
import ownTexts from '../../../i18n/en/ra.json';
import { composeMessages, reactAdminTexts } from './composeMessages';
import type { Messages } from './sanitizeMessages';

type Files = Record<string, unknown>;

const general: Files = import.meta.glob('../../../i18n/en/{app,ui,languages}.json', {
  eager: true,
  import: 'default',
});

// Only the menu captions of each area (`menuTextsPlugin`), and none of the QA panel.
const areas: Files = import.meta.glob(
  ['../../../i18n/en/*.json', '!**/{app,ui,records,people,languages,qa,ra}.json'],
  {
    eager: true,
    import: 'default',
    query: '?menu',
  },
);

const ofAreas = import.meta.glob<unknown>(['../../../i18n/en/*.json', '!**/{app,ui,languages,qa,ra}.json'], {
  import: 'default',
});

/** Whether `i18n/en/` has a file with this name, without `.json`. */
export function hasEnglishFile(name: string): boolean {
  return Object.keys({ ...general, ...ofAreas }).some((path) => fileName(path) === name);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.json.*$/, '');
}

/** The English texts in the first chunk (reading R9): all except those of areas, `records` and `people`. */
export const englishMessages = composeMessages({
  ra: reactAdminTexts(raEnglish.ra, ownTexts),
  ...Object.fromEntries(
    Object.entries({ ...general, ...areas }).map(([path, content]) => [fileName(path), content]),
  ),
});

/** Loads all English texts of a file of `i18n/en/`: an area's key, `records` or `people`. Empty if there is no such file. */
export async function loadEnglishOf(name: string): Promise<Messages> {
  const load = ofAreas[`../../../i18n/en/${name}.json`];
  return load === undefined ? {} : composeMessages({ [name]: await load() });
}

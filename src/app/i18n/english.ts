import raEnglish from 'ra-language-english';
import { composeMessages } from './composeMessages';

// Without the texts of the QA panel, which belong to the demo.
const files = import.meta.glob<unknown>(['../../../i18n/en/*.json', '!**/qa.json'], {
  eager: true,
  import: 'default',
});

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}

/** All English texts, react-admin's own included: in the first chunk, so that no page waits for them (reading R9). */
export const englishMessages = composeMessages({
  ra: raEnglish.ra,
  ...Object.fromEntries(Object.entries(files).map(([path, content]) => [fileName(path), content])),
});

import { languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';

/** Sets the document's language and direction. */
export function setDocumentLanguage(code: string): void {
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

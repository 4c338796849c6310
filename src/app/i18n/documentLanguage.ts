import { languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';

/** Tells browser and screen reader in which language the page's texts are. */
export function setDocumentLanguage(code: string): void {
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

import * as v from 'valibot';
import { localText } from '@/ui/localText';

/** A text by language, read as one in the language of the page: records are read again in another one. */
export const localized = v.pipe(v.fallback(v.unknown(), ''), v.transform(localText));

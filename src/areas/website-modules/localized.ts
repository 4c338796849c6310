import * as v from 'valibot';
import { localText } from '@/records/values/localText';

/** A text by language, reduced to the page's language; records are refetched when that changes. */
export const localized = v.pipe(v.fallback(v.unknown(), ''), v.transform(localText));

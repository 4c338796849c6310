import type { Findable } from '@/records/references/defineReference';
import { localText, pageLanguage } from '@/records/values/localText';
import { pathOfText } from './textAddress';
import type { Translation } from './translationSchema';

/** Texts in the search of everything: the text in the page's language, and its key. */
export const foundText: Findable<Translation> = {
  nameOf: ({ key, values }) => localText(textsOf(values)) || key,
  detailOf: ({ key }) => key,
  pathOf: ({ key }) => pathOfText(key),
  metaOf: () => ({ embed: [pageLanguage()] }),
};

const textsOf = (values: Translation['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([code, text]) => [code, 'value' in text ? text.value : undefined]),
  );

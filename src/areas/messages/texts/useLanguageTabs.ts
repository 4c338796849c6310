import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useLanguageName, useLanguageOptions, useOfferedLanguages } from '@/people/languages';
import { useLanguageInAddress } from '@/records/languages/formLanguage';
import { type States, statesOf } from '../checks/messageText';

/**
 * The languages of a message's texts, the fallback first: those of the publisher and those with a text; the one that is being
 * written; and how complete each text is.
 */
export function useLanguageTabs() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { data: offeredCodes, isLoading } = useOfferedLanguages();
  const optionCodes = useLanguageOptions().map(({ value }) => value);
  const inAddress = new URLSearchParams(useLocation().search).get('language');
  const fallback = String(useWatch({ name: 'fallback' }) ?? '');
  // Without the texts themselves, so that what surrounds a field does not render with each key.
  const states: States = useWatch({ name: 'texts', compute: statesOf });
  const stateOf = (code: string) => states[code] ?? 'empty';
  const writtenCodes = Object.keys(states).filter((code) => stateOf(code) !== 'empty');
  const expectedCodes = isLoading && inAddress ? [inAddress] : [];
  const codes = [
    ...new Set([...(fallback ? [fallback] : []), ...optionCodes, ...writtenCodes, ...expectedCodes]),
  ];
  const languages = codes.map((value) => {
    const isRemoved = offeredCodes?.includes(value) === false;
    const language = nameOf(value);
    return { value, label: isRemoved ? translate('areas.messages.texts.removed', { language }) : language };
  });
  return { codes, languages, current: useLanguageInAddress(languages).current, stateOf };
}

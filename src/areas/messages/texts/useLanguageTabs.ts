import { useFormState, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageOptions, useOfferedLanguages } from '@/people/languages';
import { useOpenWrong } from '@/records/tabs/useOpenWrong';
import { type States, statesOf } from '../checks/messageText';

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/**
 * The languages of the tabs, the fallback first: those of the publisher and those with a text; and how complete each text
 * is.
 */
export function useLanguageTabs() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { data: known, isLoading } = useOfferedLanguages();
  const offered = useLanguageOptions().map(({ value }) => value);
  const { errors } = useFormState();
  const fallback = String(useWatch({ name: 'fallback' }) ?? '');
  // Without the texts themselves, so that what surrounds a field does not render with each key.
  const states: States = useWatch({ name: 'texts', compute: statesOf });
  const stateOf = (code: string) => states[code] ?? 'empty';
  const written = Object.keys(states).filter((code) => stateOf(code) !== 'empty');
  const query = new URLSearchParams(search);
  const asked = query.get('language');
  const expected = isLoading && asked ? [asked] : [];
  const codes = [...new Set([...(fallback ? [fallback] : []), ...offered, ...written, ...expected])];
  const current = codes.find((code) => code === asked) ?? codes[0] ?? 'en';

  const show = (code: string) => {
    query.set('language', code);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  const wrong = keysOf(errors.texts);
  useOpenWrong(
    ({ errors: found }) => keysOf(found.texts).find((code) => codes.includes(code)),
    current,
    show,
  );
  const isWrong = (code: string) => wrong.includes(code);
  const isRemoved = (code: string) => known?.includes(code) === false;
  return { codes, isRemoved, current, show, stateOf, isWrong };
}

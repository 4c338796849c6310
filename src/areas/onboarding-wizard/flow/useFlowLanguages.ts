import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageName, useOfferedLanguages, useTextLanguages } from '@/people/languages';

/** The languages of a guide, and the one in the address. */
export function useFlowLanguages() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const nameOf = useLanguageName();
  const { isLoading } = useOfferedLanguages();
  const known = useTextLanguages();
  const query = new URLSearchParams(search);
  const code = query.get('language');
  const isExpected = isLoading && code && !known.some(({ value }) => value === code);
  const languages = isExpected ? [...known, { value: code, label: nameOf(code) }] : known;
  const asked = languages.find(({ value }) => value === code) ?? languages[0];
  const show = (code: string) => {
    query.set('language', code);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  return { languages, current: asked?.value ?? 'en', show };
}

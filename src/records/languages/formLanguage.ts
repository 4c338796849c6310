import { createContext, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Option } from '../inputs/options';

interface FormLanguage {
  /** The languages of the form's texts, with their names; the first is the default. */
  readonly languages: readonly Option[];
  /** The language that is being written. */
  readonly current: string;
}

export const FormLanguageContext = createContext<FormLanguage>({ languages: [], current: '' });

/** The languages of the `LanguageTabs` around, and the chosen one. */
export const useFormLanguage = (): FormLanguage => useContext(FormLanguageContext);

/** The language that the address names (`?language=de`), else the one shown last, else the first; a choice adds no history entry. */
export function useLanguageInAddress(languages: readonly Option[]) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const query = new URLSearchParams(search);
  const [lastCode, setLastCode] = useState('');
  const findLanguage = (code: string | null) => languages.find(({ value }) => value === code);
  const language = findLanguage(query.get('language')) ?? findLanguage(lastCode) ?? languages[0];
  // Another default language, which comes first, leaves what is being written.
  if (language && language.value !== lastCode) setLastCode(language.value);
  const show = (code: string) => {
    query.set('language', code);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  return { current: language?.value ?? '', show };
}

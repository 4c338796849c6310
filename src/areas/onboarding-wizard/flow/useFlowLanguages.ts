import { useLocation, useNavigate } from 'react-router-dom';
import { useTextLanguages } from '../../../directory/languages';

/** The languages in which a guide is written, and the one of them that the address names. */
export function useFlowLanguages() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const languages = useTextLanguages();
  const query = new URLSearchParams(search);
  const asked = languages.find(({ value }) => value === query.get('language')) ?? languages[0];
  const show = (code: string) => {
    query.set('language', code);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  return { languages, current: asked?.value ?? 'en', show };
}

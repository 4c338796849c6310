import { useFormState, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageOptions } from '../../../directory/languages';
import { completeness, type MessageText } from '../checks/messageText';

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/**
 * The languages of the tabs: those of the publisher and those in which there is a text, the one that readers fall back to
 * first.
 */
export function useLanguageTabs() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const offered = useLanguageOptions().map(({ value }) => value);
  const { errors } = useFormState();
  const [values, fallback]: [Readonly<Record<string, Partial<MessageText>>> | undefined, string] = useWatch({
    name: ['texts', 'fallback'],
  }) as never;
  const written = keysOf(values).filter((code) => completeness(values?.[code]) !== 'empty');
  const codes = [...new Set([...(fallback ? [fallback] : []), ...offered, ...written])];
  const query = new URLSearchParams(search);
  const asked = query.get('language');
  const current = codes.find((code) => code === asked) ?? codes[0] ?? 'en';

  const show = (code: string) => {
    query.set('language', code);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  const wrong = keysOf(errors.texts);
  const isWrong = (code: string) => wrong.includes(code);
  return { codes, offered, current, show, isWrong };
}

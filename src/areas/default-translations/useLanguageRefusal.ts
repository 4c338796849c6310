import { useQueries } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { rightIn } from './checks/rights';
import { textsResource } from './translations/textAddress';

/** Why the signed-in person may not translate into a language, or publish it; undefined if they may. */
export const useLanguageRefusal = (action: 'translate' | 'publish', language: string): string | undefined =>
  useRefusalReason(rightIn(action, language), textsResource);

/** Those of the languages that the signed-in person may translate into, or publish. */
export function usePermittedLanguages(
  action: 'translate' | 'publish',
  languages: readonly string[],
): readonly string[] {
  const authProvider = useAuthProvider();
  const answers = useQueries({
    queries: languages.map((language) => {
      const params = { resource: textsResource, action: rightIn(action, language) };
      return {
        queryKey: ['auth', 'canAccess', 'language', params],
        queryFn: async () => (await authProvider?.canAccess?.(params)) ?? true,
      };
    }),
  });
  return languages.filter((_, place) => answers[place]?.data !== false);
}

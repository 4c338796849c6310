import { useGetList } from 'react-admin';
import { type GlossaryTerm, termsResource } from './termSchema';

/** The maximum number of terms: all are in one page. */
const maxTerms = 1000;

const noTerms: readonly GlossaryTerm[] = [];

/** The glossary; empty until it is loaded, or if it cannot be: the checks of the server have it too. */
export function useTerms(): readonly GlossaryTerm[] {
  const { data = noTerms } = useGetList<GlossaryTerm>(
    termsResource,
    { pagination: { page: 1, perPage: maxTerms }, sort: { field: 'term', order: 'ASC' }, filter: {} },
    { staleTime: 60_000, onError: () => {} },
  );
  return data;
}

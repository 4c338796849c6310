import { useParams } from 'react-router-dom';
import type { FormKeeping } from '@/records/form/useFormKeeping';
import { currentGuides, setGuides, useGuides } from '../shell/guideStore';

/**
 * Keeps what is unsaved in the form of the guide in the address while that guide is tried on other pages, or an element is
 * chosen there.
 */
export function useTrialKeeping(): FormKeeping {
  const { id = '' } = useParams();
  const { trial, choosing, draft } = useGuides();
  return {
    draft: draft?.id === id ? draft : undefined,
    keepsDraft: trial?.run.id === id || choosing?.flowId === id,
    keep(unsaved) {
      const now = currentGuides();
      const isAway = now.trial?.run.id === id || now.choosing?.flowId === id || now.choice?.flowId === id;
      if (unsaved && isAway) setGuides({ draft: { ...unsaved, id } });
      else if (now.draft?.id === id) setGuides({ draft: undefined });
    },
  };
}

import { useParams } from 'react-router-dom';
import type { FormKeeping } from '@/records/form/useFormKeeping';
import { currentGuides, setGuides, useGuides } from '../shell/guideStore';

/**
 * Keeps what is unsaved in the form of the guide in the address while that guide is tried on other pages, or an element is
 * chosen there.
 */
export function useTrialKeeping(): FormKeeping {
  const { id = '' } = useParams();
  const { draft } = useGuides();
  return {
    draft: draft?.id === id ? draft : undefined,
    // Read when the page is left, because the button that begins the choice leads away at once.
    keepsDraft() {
      const { trial, choosing } = currentGuides();
      return trial?.run.id === id || choosing?.flowId === id;
    },
    keep(unsaved) {
      const now = currentGuides();
      const isAway = now.trial?.run.id === id || now.choosing?.flowId === id || now.choice?.flowId === id;
      if (unsaved && isAway) setGuides({ draft: { ...unsaved, id } });
      else if (now.draft?.id === id) setGuides({ draft: undefined });
    },
  };
}

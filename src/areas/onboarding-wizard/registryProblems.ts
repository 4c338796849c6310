import { useCallback } from 'react';
import { useShell } from '@/ui/shell';
import { anchorOf, anchorProblem, type Problem, type Step } from './checks/steps';

const areaOf = (address: string) => address.split('/')[1] ?? '';

/**
 * Problems that only the application knows: pages and elements that no longer exist, and elements of other pages. Areas
 * that this person may not open are not checked.
 */
export function useRegistryProblems(): (steps: readonly Step[]) => Problem[] {
  const { pages, areas, anchors } = useShell();
  return useCallback(
    (steps) => {
      const known = new Set(pages.map((pattern) => `/${pattern}`).concat('/profile'));
      const open = new Set([...known].map(areaOf));
      const closed = areas.filter(({ path }) => !open.has(path)).flatMap(({ path, key }) => [path, key]);
      const isClosed = (name: string) => closed.includes(name);
      return steps.flatMap((step) => {
        const { id: stepId, page } = step;
        const anchor = anchorOf(step);
        const ofPage = anchorProblem(step, anchors);
        return [
          ...(page === null || known.has(page) || isClosed(areaOf(page))
            ? []
            : [{ stepId, code: 'page_gone' }]),
          ...(anchor === null || anchor in anchors || isClosed(anchor.split('.')[0] ?? '')
            ? []
            : [{ stepId, code: 'anchor_gone' }]),
          ...(ofPage === undefined ? [] : [{ stepId, code: ofPage }]),
        ];
      });
    },
    [pages, areas, anchors],
  );
}

import { useShell } from '@/ui/shell';
import { anchorOf, anchorProblem, type Problem, type Step } from './checks/steps';

const areaOf = (address: string) => address.split('/')[1] ?? '';

/**
 * Problems that only the application knows: pages and elements that no longer exist, and elements of other pages. Areas
 * that this person may not open are not checked.
 */
export function useRegistryProblems(): (
  steps: readonly Pick<Step, 'id' | 'kind' | 'page' | 'anchor'>[],
) => Problem[] {
  const { pages, areas, anchors } = useShell();
  return (steps) => {
    const addresses = new Set(pages.map((pattern) => `/${pattern}`).concat('/profile'));
    const openAreas = new Set([...addresses].map(areaOf));
    const closedAreas = areas
      .filter(({ path }) => !openAreas.has(path))
      .flatMap(({ path, key }) => [path, key]);
    const isClosed = (name: string) => closedAreas.includes(name);
    return steps.flatMap((step) => {
      const { id: stepId, page } = step;
      const anchor = anchorOf(step);
      const anchorCode = anchorProblem(step, anchors);
      return [
        ...(page === null || addresses.has(page) || isClosed(areaOf(page))
          ? []
          : [{ stepId, code: 'page_gone' }]),
        ...(anchor === null || anchor in anchors || isClosed(anchor.split('.')[0] ?? '')
          ? []
          : [{ stepId, code: 'anchor_gone' }]),
        ...(anchorCode === undefined ? [] : [{ stepId, code: anchorCode }]),
      ];
    });
  };
}

import { useTranslate } from 'react-admin';
import { useAreaTexts } from '@/people/pages';
import { useShell } from '@/ui/shell';
import { anchorOf, anchorProblem, elementOf, type Problem, type Step } from './checks/steps';

const areaOf = (address: string) => address.split('/')[1] ?? '';

/**
 * Problems that only the application knows: pages and elements that no longer exist, elements of other pages, and texts
 * by which a chosen element is no longer found. Areas that this person may not open are not checked.
 */
export function useRegistryProblems(): (
  steps: readonly Pick<Step, 'id' | 'kind' | 'page' | 'anchor' | 'element'>[],
) => Problem[] {
  const { pages, areas, anchors } = useShell();
  const isTextGone = useIsTextGone();
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
        ...(isTextGone(elementOf(step)?.key) ? [{ stepId, code: 'text_gone' }] : []),
        ...(anchorCode === undefined ? [] : [{ stepId, code: anchorCode }]),
      ];
    });
  };
}

/** Whether a text no longer exists, once the texts of all areas that this person may open are there. */
function useIsTextGone(): (key: string | null | undefined) => boolean {
  const translate = useTranslate();
  const { pages, areas } = useShell();
  const hasTexts = useAreaTexts();
  const openAreas = new Set(pages.map((pattern) => pattern.split('/')[0]));
  return (key) => {
    if (!key || !hasTexts) return false;
    const [group, areaKey] = key.split('.');
    const area = group === 'areas' ? areas.find((each) => each.key === areaKey) : undefined;
    return (area === undefined || openAreas.has(area.path)) && translate(key, { _: '' }) === '';
  };
}

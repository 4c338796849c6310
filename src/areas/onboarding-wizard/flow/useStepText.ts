import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { usePageName } from '@/people/pages';
import { anchorOf, type DoneBy, elementOf, type Step } from '../checks/steps';
import { useAnchorName, useElementName } from './stepOptions';

const texts = 'areas.onboarding-wizard';

/**
 * Returns a function for a whole step as lines of text: its kind, its title and text in each language, its page, what it
 * points to, and whatever of the rest is not as in a new step.
 */
export function useStepText(): (step: Step) => string {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const pageName = usePageName();
  const anchorName = useAnchorName();
  const elementName = useElementName();
  const label = (field: string) => translate(`${texts}.steps.fields.${field}`);
  const doneText = (doneBy: DoneBy) =>
    doneBy.type === 'data'
      ? `${translate(`${texts}.checks.${doneBy.check}`, { _: doneBy.check })}, ${label('atLeast')}: ${doneBy.atLeast}`
      : translate(`${texts}.doneBy.${doneBy.type}`);
  return (step) => {
    const { kind, title, text, page, ifMissing, doneBy, required, videoId } = step;
    const [anchor, element] = [anchorOf(step), elementOf(step)];
    const codes = [...new Set([...Object.keys(title), ...Object.keys(text)])];
    const lines = codes.map((code) =>
      [`${nameOf(code)}: ${title[code] ?? ''}`, text[code] ?? ''].filter(Boolean).join('\n'),
    );
    return [
      translate(`${texts}.kinds.${kind}`),
      ...lines,
      page === null ? '' : pageName(page),
      anchor === null ? '' : anchorName(anchor),
      element === null ? '' : elementName(element),
      kind !== 'note' && ifMissing === 'skip'
        ? `${label('ifMissing')}: ${translate(`${texts}.ifMissing.skip`)}`
        : '',
      doneBy.type === 'next' ? '' : `${label('doneBy')}: ${doneText(doneBy)}`,
      required ? label('required') : '',
      videoId === null ? '' : `${label('video')}: ${videoId}`,
    ]
      .filter(Boolean)
      .join('\n');
  };
}

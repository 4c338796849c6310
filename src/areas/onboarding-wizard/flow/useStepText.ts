import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { usePageName } from '@/people/pages';
import { anchorOf, elementOf, type Step } from '../checks/steps';
import { useAnchorName, useElementName } from './stepOptions';

/** Returns a function for a whole step as lines of text: its kind, its title and text in each language, its page, and what it points to. */
export function useStepText(): (step: Step) => string {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const pageName = usePageName();
  const anchorName = useAnchorName();
  const elementName = useElementName();
  return (step) => {
    const { kind, title, text, page } = step;
    const [anchor, element] = [anchorOf(step), elementOf(step)];
    const codes = [...new Set([...Object.keys(title), ...Object.keys(text)])];
    const lines = codes.map((code) =>
      [`${nameOf(code)}: ${title[code] ?? ''}`, text[code] ?? ''].filter(Boolean).join('\n'),
    );
    return [
      translate(`areas.onboarding-wizard.kinds.${kind}`),
      ...lines,
      page === null ? '' : pageName(page),
      anchor === null ? '' : anchorName(anchor),
      element === null ? '' : elementName(element),
    ]
      .filter(Boolean)
      .join('\n');
  };
}

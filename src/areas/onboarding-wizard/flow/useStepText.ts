import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { usePageName } from '@/people/pages';
import type { Step } from '../checks/steps';

/** Returns a function for a whole step as lines of text: its kind, its title and text in each language, where it is. */
export function useStepText(): (step: Step) => string {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const pageName = usePageName();
  return ({ kind, title, text, page, anchor }) => {
    const codes = [...new Set([...Object.keys(title), ...Object.keys(text)])];
    const lines = codes.map((code) =>
      [`${nameOf(code)}: ${title[code] ?? ''}`, text[code] ?? ''].filter(Boolean).join('\n'),
    );
    return [
      translate(`areas.onboarding-wizard.kinds.${kind}`),
      ...lines,
      page === null ? '' : pageName(page),
      anchor ?? '',
    ]
      .filter(Boolean)
      .join('\n');
  };
}

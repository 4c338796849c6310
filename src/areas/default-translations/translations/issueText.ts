import { useTranslate } from 'react-admin';
import { countsText } from '../checks/countsText';
import type { Issue } from '../checks/issue';
import { pluralFormsOf } from '../checks/pluralForms';
import type { Language } from '../languages/languageSchema';

const texts = 'areas.default-translations.issues';

/** Says what a check has found, and in which plural form, as its field is named; a server may have checks of its own. */
export function useIssueText(): (
  issue: Pick<Issue, 'code' | 'form' | 'detail'>,
  language?: Language,
) => string {
  const translate = useTranslate();
  return ({ code, form, detail = '' }, language) => {
    // The placeholder itself is shown here, so it is given and not filled in.
    const issue = translate(`${texts}.${code}`, {
      detail,
      example: '%{name}',
      _: translate(`${texts}.other`, { code }),
    });
    const counts = language && form !== undefined ? pluralFormsOf(language.id).counts[form] : undefined;
    if (!language || counts === undefined) return issue;
    const name = translate('areas.default-translations.editor.forCounts', {
      language: language.name,
      counts: countsText(counts),
    });
    return translate(`${texts}.inForm`, { form: name, issue });
  };
}

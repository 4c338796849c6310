import { useTranslate } from 'react-admin';
import { pluralFormsOf } from '@/api/pluralForms';
import type { Issue } from '../checks/issue';
import { countsText } from '../checks/textForms';
import type { Language } from '../languages/languageSchema';

const texts = 'areas.default-translations.issues';

/** Returns an issue as a sentence, with the plural form if there are several. Unknown codes are the server's own checks. */
export function useIssueText(): (
  issue: Pick<Issue, 'code' | 'form' | 'detail'>,
  language?: Language,
) => string {
  const translate = useTranslate();
  return ({ code, form, detail = '' }, language) => {
    // The text shows a placeholder literally.
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

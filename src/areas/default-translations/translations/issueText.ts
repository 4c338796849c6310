import { useTranslate } from 'react-admin';
import type { Issue } from '../checks/issue';

const texts = 'areas.default-translations.issues';

/** Says what a check has found; a server may have checks of its own. */
export function useIssueText(): (issue: Issue) => string {
  const translate = useTranslate();
  return ({ code, detail = '' }) =>
    // The placeholder itself is shown here, so it is given and not filled in.
    translate(`${texts}.${code}`, {
      detail,
      example: '%{name}',
      _: translate(`${texts}.other`, { code }),
    });
}

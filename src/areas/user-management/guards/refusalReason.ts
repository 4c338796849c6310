import { useTranslate } from 'react-admin';

/** The key of the text that says why the server refuses: `code` as in `access` of a record or in a 409. */
function refusalReason(code: string): string {
  return `areas.user-management.refusals.${code}`;
}

/** The words for a refusal's code; one that the texts do not know is told as a refusal without a reason. */
export function useRefusalReason(): (code: string) => string {
  const translate = useTranslate();
  return (code) => translate(refusalReason(code), { _: translate('areas.user-management.guards.refused') });
}

import { useCanAccess, useResourceContext, useTranslate } from 'react-admin';

/**
 * Why a button of a resource is switched off for this person, as a sentence for `ReasonedButton`; undefined where the action
 * is permitted, or not known yet: the server decides all the same.
 * @param action `create`, `edit`, `delete`, `export` or one of the area's own `actions`
 * @param resource the one around unless given
 */
export function useRefusedAction(action: string, resource?: string): string | undefined {
  const around = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? around ?? '', action });
  const translate = useTranslate();
  return canAccess === false ? translate('records.notPermitted') : undefined;
}

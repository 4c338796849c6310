import { useCanAccess, useResourceContext, useTranslate } from 'react-admin';

/**
 * Why the signed-in person may not do something, as a sentence for `ReasonedButton`; undefined if they may, or while
 * unknown.
 * @param action `create`, `edit`, `delete`, `export` or one of the area's own `actions`
 */
export function useRefusalReason(action: string, resource?: string): string | undefined {
  const contextResource = useResourceContext();
  const { canAccess } = useCanAccess({
    resource: resource ?? contextResource ?? '',
    action,
    ...permittedFirst,
  });
  const translate = useTranslate();
  return canAccess === false ? translate('records.notPermitted') : undefined;
}

/** The answer is the same for all records, and a page renders again only if the person may not. */
const permittedFirst = { record: {}, placeholderData: true, notifyOnChangeProps: ['data' as const] };

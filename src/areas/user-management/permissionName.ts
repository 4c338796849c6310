import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The key of `{product} Controlling` begins with the product's own key (specification, section 3). */
const controlling = /.-controlling$/;

/** The caption of a permission key, in the words of the menu; a key that the texts do not know is shown as it is. */
export function usePermissionName(): (key: string) => string {
  const translate = useTranslate();
  return useCallback(
    (key) =>
      controlling.test(key)
        ? translate('areas.user-management.permissions.controlling')
        : translate(`areas.user-management.permissions.${key}`, { _: key }),
    [translate],
  );
}

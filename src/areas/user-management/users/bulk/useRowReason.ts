import { useTranslate } from 'react-admin';
import type { BulkResult } from '../../../../api/records';
import { refusalReason } from '../../refusals';

/** Why a row was skipped or failed: the text of its code, else the server's own words, else that there is no reason. */
export function useRowReason(): (row: BulkResult) => string {
  const translate = useTranslate();
  return ({ code = 'unknown', message }) => {
    // The usual text asks for a confirmation, which a change of many users does not take.
    if (code === 'own_rights') return translate('areas.user-management.users.bulk.rows.ownRights');
    const otherwise = message ?? 'areas.user-management.guards.refused';
    return translate(refusalReason(code), { _: translate(otherwise, { _: otherwise }) });
  };
}

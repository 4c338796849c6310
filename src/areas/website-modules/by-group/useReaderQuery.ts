import { useLocation, useNavigate } from 'react-router-dom';
import { isMoment } from '@/records/dates/moment';
import type { Reader } from './useEffective';

/** What the address asks for, with the way to change it; what is changed `quietly` is no step for Back. */
export function useReaderQuery() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const at = query.get('at');
  const reader: Reader = { group: query.get('group'), at: isMoment(at) ? at : null };
  const ask = (name: string, value: string | null, quietly = true) => {
    if (value) query.set(name, value);
    else query.delete(name);
    navigate({ search: query.toString(), hash }, { replace: quietly, state });
  };
  return { query, reader, ask };
}

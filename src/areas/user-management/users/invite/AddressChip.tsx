import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CheckedAddress } from './addressList';

interface AddressChipProps extends Pick<CheckedAddress, 'email' | 'code'> {
  /** The key of the address. */
  place: number;
  /** Whom the address belongs to. */
  userId: string | undefined;
  /** Whether the Tab key stops here; the arrow keys lead to the others. */
  reachable: boolean;
  onEdit: (key: number) => void;
  onRemove: (key: number) => void;
}

const texts = 'areas.user-management.users.invite';
/** The reasons for which there is something to do on the page of a user. */
const users = new Set(['exists', 'invited', 'suspended']);

/**
 * An address in the field, with the reason why it cannot be invited. Plain elements and plain values, because there may
 * be thousands, of which few change at a time.
 */
export const AddressChip = memo(function AddressChip(props: AddressChipProps) {
  const { place, email, code, userId, reachable, onEdit, onRemove } = props;
  const translate = useTranslate();
  const reason = code && translate(`${texts}.reasons.${code}`, { _: translate(`${texts}.reasons.refused`) });
  const stop = reachable ? 0 : -1;
  return (
    <li data-refused={code !== undefined}>
      {code === undefined ? null : <ErrorOutline aria-hidden />}
      <button
        type="button"
        data-address={place}
        tabIndex={stop}
        aria-label={translate(reason ? `${texts}.editRefused` : `${texts}.edit`, { email, reason })}
        onClick={() => onEdit(place)}
      >
        <bdi>{email}</bdi>
        {reason ? <span> {reason}</span> : null}
      </button>
      {userId !== undefined && code !== undefined && users.has(code) ? (
        <Link
          component={RouterLink}
          to={`/user-management/users/${encodeURIComponent(userId)}`}
          target="_blank"
          rel="noopener"
          tabIndex={stop}
          aria-label={translate(`${texts}.openOf.${code}`, { email })}
        >
          {translate(`${texts}.open.${code}`)}
        </Link>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        aria-label={translate(`${texts}.remove`, { email })}
        title={translate(`${texts}.remove`, { email })}
        onClick={() => onRemove(place)}
      >
        {/* As a component of MUI it would be the dearest part of a chip. */}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </li>
  );
});

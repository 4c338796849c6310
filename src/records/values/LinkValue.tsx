import Link from '@mui/material/Link';
import { isWebAddress } from './webAddress';

/**
 * An address as a link, shown without protocol and `www.`; one that the browser would run as a script is plain text.
 */
export function LinkValue({ value }: { value: unknown }) {
  const text = String(value);
  const isEmail = /^[^\s@/]+@[^\s@/]+$/.test(text);
  if (!isEmail && !isWebAddress(text)) return text;
  const targetProps = isEmail ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <Link href={isEmail ? `mailto:${text}` : text} {...targetProps} sx={{ overflowWrap: 'anywhere' }}>
      {text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </Link>
  );
}

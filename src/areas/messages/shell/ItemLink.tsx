import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCanOpen } from './useCanOpen';

interface ItemLinkProps {
  address: string;
  sx?: LinkProps['sx'];
  children: ReactNode;
}

/** A link in the text of a message. What is unsafe, whatever the server sends, or closed to this person stays text. */
export function ItemLink({ address, sx, children }: ItemLinkProps) {
  const canOpen = useCanOpen();
  if (!canOpen(address)) return children;
  if (address.startsWith('/')) {
    return (
      <Link component={RouterLink} to={address} sx={sx}>
        {children}
      </Link>
    );
  }
  // The device opens email and telephone numbers without leaving the page.
  const isPage = /^https:/i.test(address);
  return (
    <Link href={address} {...(isPage && { target: '_blank', rel: 'noreferrer' })} sx={sx}>
      {children}
    </Link>
  );
}

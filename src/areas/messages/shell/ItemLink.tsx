import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useShell } from '@/ui/shell';
import { linkError } from '../checks/linkError';

interface ItemLinkProps {
  address: string;
  sx?: LinkProps['sx'];
  children: ReactNode;
}

/** A link of a message; an unsafe address is shown as text, whatever the server sends. */
export function ItemLink({ address, sx, children }: ItemLinkProps) {
  const { pages } = useShell();
  const areas = ['profile', ...pages.map((page) => page.split('/')[0] ?? '')];
  if (linkError(address, areas) !== undefined) return children;
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

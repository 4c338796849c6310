import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface AppLinkProps {
  /** A path of this application. */
  to: string;
  /** The navigation state. */
  state?: object | undefined;
  onClick?: (() => void) | undefined;
  sx?: LinkProps['sx'];
  children: ReactNode;
}

/** A link in running text to another page of the application. */
export function AppLink({ to, state, onClick, sx, children }: AppLinkProps) {
  return (
    <Link component={RouterLink} to={to} state={state} onClick={onClick} sx={sx}>
      {children}
    </Link>
  );
}

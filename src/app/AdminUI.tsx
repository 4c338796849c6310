import CssBaseline from '@mui/material/CssBaseline';
import type { ComponentType } from 'react';
import { CoreAdminUI, type CoreAdminUIProps } from 'react-admin';

interface AdminUIProps extends CoreAdminUIProps {
  readonly notification: ComponentType;
}

/**
 * What `<Admin>` shows, in place of react-admin's own module of this name (`vite/ownAdminUI.ts`): that one brings a
 * sign-in page, a layout, forms and more along as defaults, none of which this product shows. `BackOffice` names each.
 */
export function AdminUI({ notification: Notification, ...props }: AdminUIProps) {
  return (
    <CssBaseline enableColorScheme>
      <CoreAdminUI {...props} />
      <Notification />
    </CssBaseline>
  );
}

import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorTextKey } from '@/api/apiError';
import type { Area } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import { PageError } from '@/ui/page/PageError';
import { PageState } from '@/ui/page/PageState';
import { LoadingState } from '@/ui/state/LoadingState';
import { usePermissions, useProfile } from '../profileQuery';
import { RequireSession } from './RequireSession';

interface RequirePermissionProps {
  area: Area;
  action: string;
  children: ReactNode;
}

/**
 * Shows a page to users with the permission, and "access denied" to others (reading R5). Until the profile arrives, the last known
 * permissions count; a profile that fails to load is an error with a retry, not a sign-out.
 */
export function RequirePermission({ children, ...permission }: RequirePermissionProps) {
  return (
    <RequireSession>
      <PermittedPage {...permission}>{children}</PermittedPage>
    </RequireSession>
  );
}

function PermittedPage({ area, action, children }: RequirePermissionProps) {
  const profile = useProfile();
  const permissions = usePermissions();
  const translate = useTranslate();
  const permitted = permissions !== undefined && permitsAction(permissions, area, action);
  if (profile.data !== undefined) return permitted ? children : <AccessDenied />;
  if (profile.isError && !profile.isFetching) {
    return (
      <PageError
        title={translate('app.profile.loadFailed')}
        message={translate(errorTextKey(profile.error))}
        onRetry={() => profile.refetch()}
      />
    );
  }
  return permitted ? children : <LoadingState />;
}

function AccessDenied() {
  const translate = useTranslate();
  return (
    <PageState
      icon={<LockOutlined />}
      title={translate('app.accessDenied.headline')}
      message={translate('app.accessDenied.title')}
    >
      <Typography sx={{ color: 'text.secondary', mt: -2, mb: 1 }}>
        {translate('app.accessDenied.message')}
      </Typography>
      <Button component={Link} to="/profile" variant="outlined">
        {translate('app.notFound.toProfile')}
      </Button>
    </PageState>
  );
}

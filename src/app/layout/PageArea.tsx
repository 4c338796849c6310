import Box from '@mui/material/Box';
import { type ReactNode, type Ref, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '@/ui/state/LoadingState';
import { PageFailure } from '../PageFailure';
import { PageTitlePlace } from './PageTitlePlace';

interface PageAreaProps {
  id: string;
  ref: Ref<HTMLElement>;
  /** The breadcrumb, in the margin above the headline. */
  trail?: ReactNode;
  children: ReactNode;
}

/** The `main` landmark: the page, or its loading or error state. */
export function PageArea({ id, ref, trail, children }: PageAreaProps) {
  const { pathname } = useLocation();
  return (
    <Box
      component="main"
      id={id}
      ref={ref}
      tabIndex={-1}
      sx={{
        '--page-padding-inline': { xs: '16px', sm: '24px', md: '40px' },
        '--page-padding-block': { xs: '32px', md: '40px' },
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        minWidth: 0,
        px: 'var(--page-padding-inline)',
        py: 'var(--page-padding-block)',
      }}
    >
      {trail}
      <PageTitlePlace />
      <ErrorBoundary
        resetKeys={[pathname]}
        fallbackRender={({ resetErrorBoundary }) => (
          <PageFailure reason="broken" onRetry={resetErrorBoundary} />
        )}
      >
        <Suspense fallback={<LoadingState />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}

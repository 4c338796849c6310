import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useHeadingFocus } from '@/ui/focus/headingFocus';
import { useDocumentTitle } from '@/ui/page/documentTitle';
import { followPageRoom } from '@/ui/page/pageRoom';
import { LoadingState } from '@/ui/state/LoadingState';
import { PageFailure } from '../PageFailure';

interface PageAreaProps {
  id: string;
  ref: RefObject<HTMLElement | null>;
  /** The breadcrumb, in the margin above the headline. */
  trail?: ReactNode;
  children: ReactNode;
}

/** The `main` landmark: the page, or its loading or error state. */
export function PageArea({ id, ref, trail, children }: PageAreaProps) {
  const { pathname } = useLocation();
  useLayoutEffect(() => (ref.current ? followPageRoom(ref.current) : undefined), [ref]);
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
        // A guide at the lower edge of a handset: the end of the page can be scrolled above it, and above the page's bar.
        'html[data-guide-room] &': {
          '&:not(:has([data-bottom-bar]))': { pb: 'calc(var(--page-padding-block) + var(--guide-room))' },
          // A status is hidden and takes no room.
          '& :has(+ [data-bottom-bar]), & :has(+ [role="status"] + [data-bottom-bar])': {
            mb: 'var(--guide-room)',
          },
        },
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

/**
 * The portal target of react-admin's `Title`, and so of `List`, `Edit`, `Show` and `Create`; empty on pages with their own
 * headline. Filled, it acts like a `PageHeader`: it is the `h1`, titles the window, and receives the focus after a navigation.
 */
function PageTitlePlace() {
  const [headline, setHeadline] = useState('');
  const place = useHeadingFocus<HTMLDivElement>(headline);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const read = () => setHeadline(current.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [place]);
  return (
    <>
      {/* biome-ignore lint/correctness/useUniqueElementIds: the id that react-admin looks for */}
      <Typography
        ref={place}
        component="div"
        // react-admin keeps a reference to the element, so a role makes it a heading instead of another element.
        {...(headline !== '' && { role: 'heading', 'aria-level': 1, tabIndex: -1 })}
        id="react-admin-title"
        variant="h1"
        sx={headline === '' ? hiddenLook : look}
      />
      {headline === '' ? null : <WindowTitle headline={headline} />}
    </>
  );
}

function WindowTitle({ headline }: { headline: string }) {
  useDocumentTitle(headline);
  return null;
}

const hiddenLook = { display: 'none' } as const;
const look = { mb: { xs: 1, sm: 2 }, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } } as const;

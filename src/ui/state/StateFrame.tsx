import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../focus/headingFocus';

interface StateFrameProps {
  role?: 'status' | 'alert';
  icon?: ReactNode;
  /** For a page it may be more than a text. */
  title?: ReactNode;
  heading?: 'h1' | 'p';
  message?: string;
  /** Aligned with the header of a page instead of centred. */
  atStart?: boolean;
  children?: ReactNode;
}

/** The common look of a page or panel without content: an icon, a title, a sentence and actions. */
export function StateFrame(props: StateFrameProps) {
  const { role, icon, title, heading = 'p', message, atStart = false, children } = props;
  return (
    <Box role={role} sx={[frame, atStart ? start : middle, heading === 'h1' && wholePage]}>
      {icon ? (
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 36 } }}>
          {icon}
        </Box>
      ) : null}
      {title && heading === 'h1' ? <StateHeading title={title} /> : null}
      {title && heading === 'p' ? (
        <Typography variant="h3" component="p">
          {title}
        </Typography>
      ) : null}
      {message ? <Typography sx={{ color: 'text.secondary' }}>{message}</Typography> : null}
      {children ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'inherit', gap: 2, mt: 2 }}>
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

/** The heading of a full-page state; takes the focus after a navigation. */
function StateHeading({ title }: { title: ReactNode }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h2"
      component="h1"
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {title}
    </Typography>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  maxWidth: '30rem',
  overflowWrap: 'anywhere',
} as const;
const middle = {
  alignItems: 'center',
  mx: 'auto',
  px: 2,
  py: { xs: 6, sm: 9 },
  textAlign: 'center',
  textWrap: 'balance',
} as const;
/** In place of a whole page: at about a third of the window's height. */
const wholePage = { mt: 'max(0px, 30dvh - 12rem)' } as const;
const start = { alignItems: 'flex-start' } as const;

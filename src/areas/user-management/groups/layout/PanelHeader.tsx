import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { VisitsContext } from '../../../../ui/focus/headingFocus';
import { useDocumentTitle } from '../../../../ui/page/documentTitle';
import { PageHeader } from '../../../../ui/page/PageHeader';
import { groupsPath } from '../groupsLocation';

interface PanelHeaderProps {
  title: string;
  isWide: boolean;
  /** Above the title: where the group stands. */
  path?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The head of the right side; alone on a narrow window it is that of the page, with a way back to the tree. */
export function PanelHeader({ title, isWide, path, children }: PanelHeaderProps) {
  if (!isWide) {
    return (
      <>
        {path}
        <PageHeader headline={title} back={{ to: groupsPath }}>
          {children}
        </PageHeader>
      </>
    );
  }
  return (
    <Box sx={{ mb: 3 }}>
      {path}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <PanelTitle title={title} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      </Box>
    </Box>
  );
}

/** It takes the focus that a navigation has left on the headline of the page, but none that is in the tree. */
function PanelTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { acted } = useContext(VisitsContext);
  useDocumentTitle(title);
  useEffect(() => {
    const focused = document.activeElement;
    if (acted() && (focused === document.body || focused?.tagName === 'H1')) heading.current?.focus();
  }, [acted]);
  return (
    <Typography
      ref={heading}
      variant="h2"
      tabIndex={-1}
      dir="auto"
      sx={{
        flex: '1 1 12rem',
        minWidth: 0,
        py: 0.75,
        overflowWrap: 'anywhere',
        '&:focus': { outline: 'none' },
      }}
    >
      {title}
    </Typography>
  );
}

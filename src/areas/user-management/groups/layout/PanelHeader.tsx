import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { VisitsContext } from '@/ui/focus/headingFocus';
import { AppLink } from '@/ui/page/AppLink';
import { useDocumentTitle } from '@/ui/page/documentTitle';
import { PageHeader } from '@/ui/page/PageHeader';
import type { Group } from '../groupSchema';
import { groupPath, groupsPath } from '../groupsLocation';

interface PanelHeaderProps {
  title: string;
  isWide: boolean;
  /** The groups above, as links above the title. */
  path?: Group['path'];
  /** Buttons. */
  children?: ReactNode;
}

/** The header of the panel; on a narrow window that of the page, with a link back to the tree. */
export function PanelHeader({ title, isWide, path = [], children }: PanelHeaderProps) {
  if (!isWide) {
    return (
      <>
        <GroupPath path={path} />
        <PageHeader headline={title} back={{ to: groupsPath }}>
          {children}
        </PageHeader>
      </>
    );
  }
  return (
    <Box sx={{ mb: 3 }}>
      <GroupPath path={path} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <PanelTitle title={title} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      </Box>
    </Box>
  );
}

/** The groups above as links, the root first; nothing for a top-level group. */
function GroupPath({ path }: Pick<Group, 'path'>) {
  const translate = useTranslate();
  if (path.length === 0) return null;
  return (
    <Breadcrumbs
      aria-label={translate('areas.user-management.groups.path')}
      maxItems={5}
      itemsAfterCollapse={2}
      itemsBeforeCollapse={1}
      expandText={translate('areas.user-management.groups.wholePath')}
      sx={{ typography: 'body2', mb: 0.5, '& .MuiBreadcrumbs-separator': { mx: 0.75 } }}
    >
      {path.map(({ id, name }) => (
        <AppLink key={id} to={groupPath(id)}>
          {name}
        </AppLink>
      ))}
    </Breadcrumbs>
  );
}

/** Takes the focus from the page's headline after a navigation, but not from the tree. */
function PanelTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasActed } = useContext(VisitsContext);
  useDocumentTitle(title);
  useEffect(() => {
    const focused = document.activeElement;
    if (hasActed() && (focused === document.body || focused?.tagName === 'H1')) heading.current?.focus();
  }, [hasActed]);
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

import { keyframes } from '@emotion/react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { clampedTo } from '../clampedTo';
import { useHeadingFocus } from '../focus/headingFocus';
import { useDocumentTitle } from './documentTitle';
import { HeaderButton, type HeaderTarget } from './HeaderButton';
import { PageTabsContext } from './pageTabs';

interface PageHeaderProps {
  headline: string;
  /** A sentence or two on the page's purpose. */
  lead?: ReactNode;
  back?: HeaderTarget;
  edit?: HeaderTarget;
  /** Beside the headline: the status of a record. */
  status?: ReactNode;
  /** More actions, at the end of the line. */
  children?: ReactNode;
}

/**
 * The header of a page (specification, section 1): the only `h1`, with optional back and edit buttons. It sets the
 * window's title and takes the focus after a navigation. A `to` that is not an application path renders no button.
 */
export function PageHeader({ headline, lead, back, edit, status, children }: PageHeaderProps) {
  const translate = useTranslate();
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const tabs = useContext(PageTabsContext);
  useDocumentTitle(headline);
  return (
    <Box data-page-header sx={{ mb: { xs: 3, sm: 4 } }}>
      <Box sx={{ ...line, flexWrap: 'wrap' }}>
        <Box sx={titlePart}>
          <Box sx={{ ...line, minWidth: 0 }}>
            {back ? (
              <Box sx={backPlace}>
                <HeaderButton
                  target={back}
                  caption={translate('ui.action.back')}
                  icon={<ArrowBack />}
                  iconOnly
                />
              </Box>
            ) : null}
            <Typography
              ref={heading}
              variant="h1"
              tabIndex={-1}
              title={headline.length > longHeadline ? headline : undefined}
              sx={title}
            >
              <Box component="span" sx={threeLines}>
                {headline}
              </Box>
            </Typography>
          </Box>
          {status ? <Box sx={statusPlace}>{status}</Box> : null}
        </Box>
        {lead ? <Typography sx={leadPlace}>{lead}</Typography> : null}
        {edit || children ? (
          <Box sx={actions}>
            {edit ? (
              <HeaderButton target={edit} caption={translate('ui.action.edit')} icon={<Edit />} />
            ) : null}
            {children}
          </Box>
        ) : null}
      </Box>
      {tabs}
    </Box>
  );
}

/** A longer headline, in characters, is cut after three lines and readable in full as a tooltip. */
const longHeadline = 120;

const vanish = keyframes({ to: { opacity: 0 } });
const line = { display: 'flex', alignItems: 'flex-start', gap: 1.5 } as const;
/** At least as wide as the longest word of the headline; the buttons go below only where these do not fit side by side. */
const titlePart = {
  ...line,
  flex: '1 1 min-content',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0,
  minWidth: 0,
  order: -1,
} as const;
/** Below the headline and what is beside it. */
const leadPlace = { width: '100%', mt: -1, color: 'text.secondary' } as const;
/** Beside the headline; on a handset below the lead, except icons alone. */
const actions = {
  ...line,
  flexWrap: 'wrap',
  order: { xs: 0, sm: -1 },
  '&:not(:has(.MuiButton-root))': { order: -1 },
} as const;
/** In the margin where that is wide enough, so that the titles of a list and its records have one left edge. */
const backPlace = {
  display: 'flex',
  mr: { xs: -1, md: -1.5 },
  ml: { md: '-40px' },
  width: { md: 40 },
  '& > *': { ml: { md: 0 } },
} as const;
const statusPlace = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 40 } as const;
const title = {
  position: 'relative',
  minWidth: 0,
  py: 'max(0px, (40px - 1lh) / 2)',
  scrollMarginTop: '96px',
  // A ring would look like a fault. The bar is that of the menu's current line: after a navigation by key, for two seconds.
  '&:focus': { outline: 'none' },
  '&[data-arrived]:focus::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 6,
    insetInlineStart: -10,
    width: 3,
    borderRadius: 3,
    bgcolor: 'primary.main',
    animation: `${vanish} 200ms 2s forwards`,
  },
} as const;
const threeLines = {
  ...clampedTo(3),
  overflowWrap: 'break-word',
  unicodeBidi: 'isolate',
} as const;

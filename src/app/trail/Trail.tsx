import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { permitsAction } from '@/areas/permitsAction';
import { AppLink } from '@/ui/page/AppLink';
import { useHeadline } from '@/ui/page/documentTitle';
import { usePermissions } from '../profileQuery';
import { useServices } from '../services';
import { trailOf } from './trailOf';

/**
 * The breadcrumb of the current page, in one line above its headline. It is in the page's margin, so that nothing moves when it
 * appears: the start page does not know a record's name.
 */
export function Trail() {
  const translate = useTranslate();
  const { areas } = useServices();
  const permissions = usePermissions() ?? [];
  const { pathname } = useLocation();
  const headline = useHeadline();
  const segment = pathname.split('/')[1]?.toLowerCase();
  const area = areas.find(({ path }) => path === segment);
  if (area === undefined || !permitsAction(permissions, area, 'list')) return null;
  const crumbs = trailOf(area, pathname, headline, translate);
  if (crumbs.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('ui.trail')} sx={line}>
      <Box component="ol" role="list" sx={list}>
        {crumbs.map(({ name, to }, index) => (
          <Box
            component="li"
            key={to ?? index}
            sx={crumb}
            aria-current={index > 0 && to === undefined ? 'page' : undefined}
          >
            {to === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <AppLink to={to}>
                <bdi>{name}</bdi>
              </AppLink>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const line = { height: 24, mt: '-28px', mb: '4px', displayPrint: 'none' } as const;
const list = { display: 'flex', m: 0, p: 0, minWidth: 0, listStyle: 'none' } as const;
/** The longest name shrinks first. */
const crumb = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'caption',
  lineHeight: '24px',
  color: 'text.secondary',
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& + &::before': { content: '"›" / ""', mx: 0.75 },
} as const;

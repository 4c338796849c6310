import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { changedForms } from '@/ui/leave/changedForms';
import { useStoreValue } from '@/ui/useStoreValue';
import { useServices } from '../services';

/**
 * Offers a new version in the toolbar while no form is changed; asks on a return to the tab or a new page, at most
 * twice an hour. On the same occasions the page takes texts that were published since.
 */
export function NewVersionNotice() {
  const { versions, i18n } = useServices();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const otherBuild = useStoreValue(versions.otherBuild);
  const isChanged = useStoreValue(changedForms) > 0;

  useEffect(() => {
    const reopenPage = () => {
      if (document.visibilityState !== 'visible') return;
      versions.lookAgain();
      i18n.lookAgain();
    };
    document.addEventListener('visibilitychange', reopenPage);
    return () => document.removeEventListener('visibilitychange', reopenPage);
  }, [versions, i18n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion, whichever it is
  useEffect(() => {
    versions.lookAgain();
    i18n.lookAgain();
  }, [versions, i18n, pathname]);

  return (
    <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {otherBuild !== undefined && !isChanged ? (
        <>
          <Typography variant="body2" noWrap sx={message}>
            {translate('app.newVersion.message')}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Refresh />}
            title={translate('app.newVersion.message')}
            onClick={reload}
            sx={{ mr: 1 }}
          >
            {translate('app.newVersion.reload')}
          </Button>
        </>
      ) : null}
    </Box>
  );
}

const reload = () => location.reload();
const message = (theme: Theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden });

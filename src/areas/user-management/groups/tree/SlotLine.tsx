import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../announcer';

/** What is seen of a group that is being loaded, or that could not be loaded: choosing it tries again. */
export function SlotLine({ failure }: { failure: unknown }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const texts = 'areas.user-management.groups.tree';
  const failed = failure !== undefined;
  useEffect(() => {
    if (failed) announce(translate(`${texts}.failed`));
  }, [failed, announce, translate]);
  if (!failed) {
    return (
      <Box component="span" sx={{ pl: 4, typography: 'body2', color: 'text.secondary' }}>
        {translate(`${texts}.loading`)}
      </Box>
    );
  }
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 0.5, minWidth: 0, typography: 'body2' }}
    >
      <ErrorOutline fontSize="small" color="error" />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {translate(`${texts}.failed`)}
      </Box>
      <Box component="span" sx={{ flexShrink: 0, color: 'primary.main', textDecoration: 'underline' }}>
        {translate(`${texts}.retry`)}
      </Box>
    </Box>
  );
}

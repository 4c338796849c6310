import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../directory/permissions';

interface PermissionCaptionProps {
  /** The key. */
  permission: string;
  /** Said below it. */
  note?: string | undefined;
}

/** A permission by name. One that gives much says so in words, where there is a text `directory.farReaching.<key>`. */
export function PermissionCaption({ permission, note }: PermissionCaptionProps) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const mark = translate(`directory.farReaching.${permission}`, { _: '' });
  return (
    <>
      {nameOf(permission)}{' '}
      {mark === '' ? null : (
        <Box component="em" sx={marked}>
          {mark}
        </Box>
      )}
      {note === undefined ? null : (
        <Box component="small" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </>
  );
}

const marked = {
  typography: 'caption',
  fontStyle: 'normal',
  fontWeight: 600,
  color: 'warning.main',
  whiteSpace: 'nowrap',
} as const;

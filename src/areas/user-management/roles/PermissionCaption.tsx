import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { Status } from '@/ui/marks/Status';
import { stateIcons } from '@/ui/marks/stateIcons';

interface PermissionCaptionProps {
  /** The key. */
  permission: string;
  /** Shows the key below the name. */
  withKey?: boolean;
  /** Said below it. */
  note?: string | undefined;
}

/** A permission by name. One that gives much says so in words, where there is a text `people.farReaching.<key>`. */
export function PermissionCaption({ permission, withKey = false, note }: PermissionCaptionProps) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const mark = translate(`people.farReaching.${permission}`, { _: '' });
  const markElement = mark && (
    <Status icon={stateIcons.warning} tone="warning">
      {mark}
    </Status>
  );
  return (
    <>
      {nameOf(permission)} {markElement}
      {withKey ? (
        <Box component="small" sx={{ display: 'flex', minWidth: 0 }}>
          <code title={permission}>{permission}</code>
        </Box>
      ) : null}
      {note === undefined ? null : (
        <Box component="small" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </>
  );
}

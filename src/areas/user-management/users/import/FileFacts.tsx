import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCount } from '../csv/useCount';
import type { OpenedFile } from './openFile';

const texts = 'areas.user-management.users.import.file';
const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** What was read: the file's name, its rows, and what was found out about it. */
export function FileFacts({ file }: { file: OpenedFile }) {
  const translate = useTranslate();
  const count = useCount();
  const { rows, separator } = file.table;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <InsertDriveFileOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{file.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.facts`, {
            smart_count: rows.length,
            count: count(rows.length),
            separator: translate(`${texts}.separators.${separatorNames[separator]}`),
            encoding: file.encoding,
          })}
        </Typography>
      </Box>
    </Box>
  );
}

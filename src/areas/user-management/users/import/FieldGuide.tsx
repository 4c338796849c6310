import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { saveFile } from '../csv/saveFile';
import { separatorOf } from '../csv/separator';
import { csvFile, csvLines } from '../csv/writeCsv';
import { targetFields } from './mapping';

const texts = 'areas.user-management.users.import';

/** What a file may say about a user, with an example for each, and an empty file to start from. */
export function FieldGuide() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const saveTemplate = () =>
    saveFile(csvFile([csvLines([targetFields], separatorOf(locale))]), 'users-template.csv');
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {translate(`${texts}.guide.title`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`${texts}.guide.help`)}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={{ mb: 2 }}>
        <TableBody>
          {targetFields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ pl: 0, verticalAlign: 'top', fontWeight: 600 }}>
                {translate(`${texts}.fields.${field}`)}
              </TableCell>
              <TableCell sx={{ pr: 0, overflowWrap: 'anywhere' }}>
                {translate(`${texts}.guide.examples.${field}`)}
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {translate(`${texts}.guide.notes.${field}`)}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={saveTemplate}>
        {translate(`${texts}.guide.template`)}
      </Button>
    </Box>
  );
}

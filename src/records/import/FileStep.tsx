import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState } from 'react-admin';
import { FileDrop } from '@/ui/controls/FileDrop';
import { useNumberFormat } from '@/ui/formats';
import { LoadingState } from '@/ui/state/LoadingState';
import { maxBytes } from '../csv/decodeText';
import { type CsvFile, type CsvProblem, maxRows, readCsvFile } from '../csv/readCsv';
import { csvFile, csvLines, saveFile, separatorOf } from '../csv/writeCsv';
import { useFileChoice } from '../inputs/useFileChoice';
import { StepBar } from '../steps/Steps';
import { headingFit, type ImportDescription } from './defineImport';
import { useImportTexts } from './importTexts';
import type { Import } from './useImport';

/**
 * Step 1: the file. An unreadable file shows the reason and is not chosen, nor is the one before, so that nobody
 * imports that by mistake.
 */
export function FileStep({ task }: { task: Import }) {
  const { text } = useImportTexts(task.description);
  const number = useNumberFormat();
  const { isReading, problem, choose } = useFileChoice<CsvFile, CsvProblem>({
    read: (file, signal) => readCsvFile(file, signal, headingFit(task.description)),
    onOpen: task.open,
    onClose: task.close,
  });
  const limits = { size: number(maxBytes / 1024 / 1024), rows: number(maxRows) };

  return (
    <>
      <Stack spacing={3} sx={{ maxWidth: 720, mb: 4 }}>
        <FileDrop
          label={text('records.import.file.choose')}
          accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values"
          limits={text('records.import.file.limits', limits)}
          disabled={isReading}
          onFiles={choose}
        />
        {isReading ? <LoadingState label={text('records.import.file.reading')} /> : null}
        {problem ? (
          <Alert severity="error" variant="outlined">
            {text(`records.import.file.problems.${problem.problem}`, {
              ...limits,
              line: problem.problem === 'quotes' ? number(problem.line) : '',
            })}
          </Alert>
        ) : null}
        {task.file && !isReading ? <FileFacts file={task.file} description={task.description} /> : null}
        <ColumnGuide description={task.description} />
      </Stack>
      {task.file ? (
        <StepBar>
          <Button variant="contained" disabled={isReading} onClick={() => task.goTo('columns')}>
            {text('records.import.file.next')}
          </Button>
        </StepBar>
      ) : null}
    </>
  );
}

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** What was read: the file's name, its rows, and what was detected. */
function FileFacts({ file, description }: { file: CsvFile; description: ImportDescription }) {
  const { text } = useImportTexts(description);
  const { rows, separator } = file.table;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <InsertDriveFileOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{file.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('records.import.file.facts', {
            smart_count: rows.length,
            separator: text(`records.import.file.separators.${separatorNames[separator]}`),
            encoding: file.encoding,
          })}
        </Typography>
      </Box>
    </Box>
  );
}

/** The columns that a file may have, with an example of each, and a template to download. */
function ColumnGuide({ description }: { description: ImportDescription }) {
  const { text, labelOf, guideOf } = useImportTexts(description);
  const [locale] = useLocaleState();
  const id = useId();
  const { columns } = description;
  const saveTemplate = () =>
    saveFile(
      csvFile([csvLines([columns.map(({ name }) => name)], separatorOf(locale))]),
      `${description.name}-template.csv`,
    );
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {text('records.import.guide.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text('records.import.guide.help')}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={{ mb: 2 }}>
        <TableBody>
          {columns.map(({ name, example }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ pl: 0, verticalAlign: 'top', fontWeight: 600 }}>
                {labelOf(name)}
              </TableCell>
              <TableCell sx={{ pr: 0, overflowWrap: 'anywhere' }}>
                {example ?? guideOf('examples', name)}
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {guideOf('notes', name)}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={saveTemplate}>
        {text('records.import.guide.template')}
      </Button>
    </Box>
  );
}

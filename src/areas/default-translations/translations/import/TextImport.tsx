import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { maxBytes } from '@/records/csv/decodeText';
import { useListReturn } from '@/records/form/useListReturn';
import { ImportSteps } from '@/records/import/ImportPage';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { SelectField } from '@/records/inputs/SelectField';
import { useFileChoice } from '@/records/inputs/useFileChoice';
import { StepBar } from '@/records/steps/Steps';
import { FileDrop } from '@/ui/controls/FileDrop';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { languageOfName, readTextFile } from '../formats/readTextFile';
import { type FileProblem, maxTexts, type TextFile, type TextRow } from '../formats/textFile';
import { emptyChoices, importModes, unknownKeyChoices } from './importChoice';
import { TextCheck, TextResult } from './TextSteps';
import { type TextImportTask, useTextImport } from './useTextImport';

const texts = 'areas.default-translations.import';
const steps = ['file', 'check', 'run', 'result'] as const;

/** `/default-translations/translations/import`: imports texts from a file, after a comparison with the existing ones. */
export function TextImport() {
  const text = useTextsWithOverrides('records.import', texts);
  const languages = useLanguages();
  const { back } = useListReturn();
  return (
    <>
      <PageHeader headline={text(`${texts}.title`)} back={back} />
      <PageBody>
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <Import languages={all} />}
        </Loaded>
      </PageBody>
    </>
  );
}

function Import({ languages }: { languages: readonly Language[] }) {
  const text = useTextsWithOverrides('records.import', texts);
  const task = useTextImport(useShownLanguage(languages));
  return (
    <ImportSteps task={task} text={text} stepNames={steps}>
      {task.step === 'file' ? <FileStep task={task} languages={languages} /> : null}
      {task.step === 'check' ? <TextCheck {...{ task, text, languages }} /> : null}
      {task.step === 'result' ? <TextResult {...{ task, text, languages }} /> : null}
    </ImportSteps>
  );
}

/** The language that the list has shown last, if it was one. */
function useShownLanguage(languages: readonly Language[]): string {
  const [params] = useSearchParams();
  const { list } = useListReturn();
  const { searchParams } = new URL(list, window.location.origin);
  const code = params.get('language') ?? searchParams.get('columns');
  return languages.find(({ id }) => id === code)?.id ?? '';
}

interface FileStepProps {
  task: TextImportTask;
  languages: readonly Language[];
}

/** Selects the file and how it is imported. An unreadable file shows where and why, and is not chosen. */
function FileStep({ task, languages }: FileStepProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { file, language } = task;
  const codes = languages.map(({ id }) => id);
  const base = languages.find(({ isBase }) => isBase)?.id ?? '';
  const limits = { size: number(maxBytes / 1024 / 1024), texts: number(maxTexts) };
  const needsLanguage = file?.rows.some((row) => row.language === '') === true;

  const namesLanguages = file !== undefined && !needsLanguage;
  const { isReading, problem, choose } = useFileChoice<TextFile, FileProblem>({
    read: (content, signal) => readTextFile(content, { codes, base, signal }),
    onOpen: (textFile, { name }) => task.open(textFile, languageOfName(name, codes) || language),
    onClose: () => task.open(undefined, language),
  });
  const lacksLanguage = needsLanguage && language === '';
  return (
    <>
      <Stack spacing={3} sx={{ maxWidth: 720, mb: 4 }}>
        <SelectField
          label={translate(`${texts}.file.language`)}
          helperText={translate(`${texts}.file.${namesLanguages ? 'languageNamed' : 'languageHelp'}`)}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
          value={namesLanguages ? '' : language}
          onChange={task.setLanguage}
          disabled={namesLanguages}
        />
        <FileDrop
          label={translate(`${texts}.file.choose`)}
          accept=".json,.csv,.tsv,.txt,.xlf,.xliff,.xml"
          limits={translate(`${texts}.file.limits`, limits)}
          disabled={isReading}
          onFiles={choose}
        />
        {isReading ? <LoadingState label={translate(`${texts}.file.reading`)} /> : null}
        {problem ? <Problem problem={problem} limits={limits} /> : null}
        {file && !isReading ? <FileFacts file={file} rows={task.rows} languages={languages} /> : null}
        {file ? <Choices task={task} /> : null}
      </Stack>
      {file ? (
        <StepBar>
          <ReasonedButton
            variant="contained"
            {...(lacksLanguage && { reason: translate(`${texts}.file.noLanguage`) })}
            onClick={task.startCheck}
          >
            {translate(`${texts}.file.next`)}
          </ReasonedButton>
        </StepBar>
      ) : null}
    </>
  );
}

function Problem({ problem, limits }: { problem: FileProblem; limits: object }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { line, place } = problem;
  const sentence = translate(`${texts}.file.problems.${problem.problem}`, { ...limits, place: place ?? '' });
  return (
    <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {line === undefined
        ? sentence
        : translate(`${texts}.file.inLine`, { line: number(line), problem: sentence })}
    </Alert>
  );
}

interface FileFactsProps {
  file: TextFile;
  /** The texts with their languages. */
  rows: readonly TextRow[];
  languages: readonly Language[];
}

/** What was read, into which languages, and the columns that are ignored. */
function FileFacts({ file, rows, languages }: FileFactsProps) {
  const translate = useTranslate();
  const { name, format, encoding, ignored } = file;
  const codes = useMemo(() => [...new Set(rows.map(({ language }) => language))], [rows]);
  const names = codes.flatMap((code) =>
    code === '' ? [] : (languages.find(({ id }) => id === code)?.name ?? code),
  );
  const nameOf = (column: string | number) =>
    typeof column === 'number' ? translate('records.import.columns.unnamed', { number: column }) : column;
  return (
    <Box role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.file.facts`, { smart_count: rows.length, format, encoding })}{' '}
        {names.length > 0 ? translate(`${texts}.file.into`, { languages: names.join(', ') }) : null}{' '}
        {ignored.length > 0
          ? translate(`${texts}.file.ignored`, { columns: ignored.map(nameOf).join(', ') })
          : null}
      </Typography>
    </Box>
  );
}

function Choices({ task: { choice, choose } }: { task: TextImportTask }) {
  const translate = useTranslate();
  const optionsOf = <T extends string>(name: string, values: readonly T[]) => ({
    label: translate(`${texts}.${name}.label`),
    options: values.map((value) => ({ value, label: translate(`${texts}.${name}.${value}`) })),
  });
  return (
    <>
      <RadioChoice
        {...optionsOf('mode', importModes)}
        value={choice.mode}
        onChange={(mode) => choose({ mode })}
      />
      <RadioChoice
        {...optionsOf('unknownKeys', unknownKeyChoices)}
        value={choice.unknownKeys}
        onChange={(unknownKeys) => choose({ unknownKeys })}
      />
      <RadioChoice
        {...optionsOf('empty', emptyChoices)}
        value={choice.empty}
        onChange={(empty) => choose({ empty })}
      />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { FileDrop } from '@/ui/controls/FileDrop';
import { useShell } from '@/ui/shell';
import { type CueProblem, cueProblems } from '../../checks/cues';
import { type Captions, decodeCaptions, readCaptions } from '../../checks/readCaptions';
import { captionsLimit } from '../../checks/recordings';
import type { Video } from '../../videoSchema';
import { useSaveCues } from './cueCalls';

const texts = 'areas.video-help.captions';
const kinds = ['captions', 'subtitles'] as const;

const unreadable: Captions = { cues: [], lines: [], problems: [{ code: 'encoding', line: 1 }] };

/** The content of a file; undefined if it was moved or changed since it was chosen. */
async function readFile(file: File): Promise<Captions> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const text = bytes && decodeCaptions(new Uint8Array(bytes));
  return text === undefined ? unreadable : readCaptions(text);
}

interface CaptionsFileProps {
  video: Video;
  lang: string;
  onDone: () => void;
}

/** Reads a captions file in the browser, lists its problems by line, and saves it. */
export function CaptionsFile({ video, lang, onDone }: CaptionsFileProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguageName()(lang);
  const [kind, setKind] = useState<(typeof kinds)[number]>(lang in video.sources ? 'captions' : 'subtitles');
  const [captions, setCaptions] = useState<Captions & { name: string }>();
  const { save, isPending, conflict, failure } = useSaveCues(video, lang, () => {
    notify(translate(`${texts}.saved`, { language }), { type: 'success' });
    onDone();
  });

  const limit = captionsLimit(video.sources, lang, kind, useShell().defaultLanguage);
  const problems = captions
    ? [
        ...captions.problems,
        ...cueProblems(captions.cues, limit, (index) => captions.lines[index] ?? index + 1),
      ].sort((left, right) => left.line - right.line)
    : [];
  const hasErrors = problems.some(({ isWarning }) => !isWarning);
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      <RadioChoice
        label={translate(`${texts}.kind`)}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: translate(`${texts}.kinds.${value}`) }))}
      />
      <FileDrop
        label={captions?.name ?? translate(`${texts}.choose`, { language })}
        accept=".vtt,.srt,text/vtt"
        limits={translate(`${texts}.limits`)}
        compact
        onFiles={async ([file]) => {
          if (file) setCaptions({ ...(await readFile(file)), name: file.name });
        }}
      />
      <CueProblemList problems={problems} />
      {conflict ? <Alert severity="warning">{translate(`${texts}.conflict`)}</Alert> : null}
      {failure ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {failure}
        </Box>
      ) : null}
      {captions && !hasErrors ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => save({ kind, cues: captions.cues, version: conflict?.version ?? video.version })}
          >
            {translate(conflict ? `${texts}.saveMine` : `${texts}.save`, {
              smart_count: captions.cues.length,
            })}
          </Button>
          {conflict ? (
            <Button variant="outlined" onClick={onDone}>
              {translate(`${texts}.keepTheirs`)}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Stack>
  );
}

/** The number of problems of each kind that are listed. */
const maxListed = 50;

/** The problems of a captions file by line; those that do not prevent saving come separately. */
function CueProblemList({ problems }: { problems: readonly CueProblem[] }) {
  const errors = problems.filter(({ isWarning }) => !isWarning);
  const warnings = problems.filter(({ isWarning }) => isWarning);
  return (
    <>
      <Problems kind="error" problems={errors} />
      <Problems kind="warning" problems={warnings} />
    </>
  );
}

function Problems({ kind, problems }: { kind: 'error' | 'warning'; problems: readonly CueProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  const hiddenCount = problems.length - maxListed;
  return (
    <Alert severity={kind}>
      {translate(`${texts}.${kind}s`, { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '12rem', overflowY: 'auto' }} tabIndex={0}>
        {problems.slice(0, maxListed).map(({ code, line }) => (
          <li key={`${line} ${code}`}>
            {translate(`${texts}.line`, { line, text: translate(`areas.video-help.refusals.${code}`) })}
          </li>
        ))}
        {hiddenCount > 0 ? <li>{translate(`${texts}.further`, { smart_count: hiddenCount })}</li> : null}
      </Box>
    </Alert>
  );
}

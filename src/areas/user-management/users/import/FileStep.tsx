import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BottomBar } from '../../../../ui/page/BottomBar';
import { LoadingState } from '../../../../ui/state/LoadingState';
import { useCount } from '../csv/useCount';
import { FieldGuide } from './FieldGuide';
import { FileDrop } from './FileDrop';
import { FileFacts } from './FileFacts';
import { type FileProblem, maxBytes, maxRows, openFile } from './openFile';
import type { Import } from './useImport';

const texts = 'areas.user-management.users.import.file';

/** Step 1: the file. What cannot be read says why, and a file that was read before stays. */
export function FileStep({ task }: { task: Import }) {
  const translate = useTranslate();
  const count = useCount();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem | { readonly problem: 'several' }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const limits = { size: count(maxBytes / 1024 / 1024), rows: count(maxRows) };

  async function choose([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    if (others.length > 0) return setProblem({ problem: 'several' });
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem(undefined);
    setReading(true);
    try {
      const opened = await openFile(file, signal);
      if ('problem' in opened) setProblem(opened);
      else task.open(opened);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    setReading(false);
  }

  return (
    <>
      <Stack spacing={3} sx={{ maxWidth: 720, mb: 4 }}>
        <FileDrop limits={translate(`${texts}.limits`, limits)} disabled={reading} onFiles={choose} />
        {reading ? <LoadingState label={translate(`${texts}.reading`)} /> : null}
        {problem ? (
          <Alert severity="error" variant="outlined">
            {translate(`${texts}.problems.${problem.problem}`, {
              ...limits,
              line: 'line' in problem ? count(problem.line ?? 0) : '',
            })}
          </Alert>
        ) : null}
        {task.file && !reading ? <FileFacts file={task.file} /> : null}
        <FieldGuide />
      </Stack>
      {task.file ? (
        <BottomBar>
          <Button variant="contained" disabled={reading} onClick={() => task.goTo('columns')}>
            {translate(`${texts}.next`)}
          </Button>
        </BottomBar>
      ) : null}
    </>
  );
}

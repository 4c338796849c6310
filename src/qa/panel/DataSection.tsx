import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { saveFile } from '@/records/csv/writeCsv';
import type { QaControls } from '../createQaControls';
import { useTexts } from '../texts';

/** Resets this tab's records, saves them to a file, and loads them from one. */
export function DataSection({ data, say }: { data: QaControls['data']; say: (text: string) => void }) {
  const { translate } = useTexts();
  const input = useRef<HTMLInputElement>(null);

  function reset(): void {
    if (!window.confirm(translate('qa.data.question'))) return;
    data.reset();
    say(translate('qa.data.isReset'));
  }

  function save(): void {
    const name = `back-office-${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(new Blob([data.save()], { type: 'application/json' }), name);
    say(translate('qa.data.saved', { name }));
  }

  async function load({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      data.load(await file.text());
      say(translate('qa.data.loaded', { name: file.name }));
    } catch (error) {
      say(
        translate('qa.data.loadFailed', { reason: error instanceof Error ? error.message : String(error) }),
      );
    }
    // So that the same file can be chosen again after a correction.
    target.value = '';
  }

  return (
    <Stack component="section" sx={{ gap: 1, mb: 3, alignItems: 'flex-start' }}>
      <Typography variant="subtitle1" component="h2">
        {translate('qa.data.title')}
      </Typography>
      <Typography variant="body2">{translate('qa.data.hint')}</Typography>
      <Button variant="outlined" onClick={reset}>
        {translate('qa.data.reset')}
      </Button>
      <Button variant="outlined" onClick={save}>
        {translate('qa.data.save')}
      </Button>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate('qa.data.load')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={translate('qa.data.load')}
        accept="application/json,.json"
        onChange={load}
      />
    </Stack>
  );
}

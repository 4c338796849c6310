import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useState } from 'react';
import { saveFile } from '../../records/csv/writeCsv';
import { useOneAtATime } from '../../ui/controls/useOneAtATime';
import type { Instrument } from '../instrument';
import { Feedback } from './Feedback';
import { FileButton } from './FileButton';
import { noticeBox } from './noticeBox';
import { ReloadHint } from './ReloadHint';
import { ResetData } from './ResetData';
import { Section } from './Section';
import { useTexts } from './textsContext';

interface DataSectionProps {
  instrument: Pick<Instrument, 'data' | 'hasOwnRecords' | 'shareRecords'>;
  onReload: () => void;
}

/** The records: reset, save to a file, load from a file. */
export function DataSection({ instrument, onReload }: DataSectionProps) {
  const { data } = instrument;
  const translate = useTexts();
  const once = useOneAtATime();
  const [changed, setChanged] = useState('');
  const [saved, setSaved] = useState('');
  const [failed, setFailed] = useState('');

  /** Runs one action and reports its result. A disabled button would lose the focus and its keys, so further requests are ignored instead. */
  const attempt = (work: () => Promise<void>, failure: string) =>
    once(async () => {
      setChanged('');
      setSaved('');
      setFailed('');
      try {
        await work();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        setFailed(translate(failure, { reason }));
      }
    });

  const reset = () =>
    attempt(async () => {
      await data.reset();
      setChanged(translate('qa.data.isReset'));
    }, 'qa.data.resetFailed');

  const save = () =>
    attempt(async () => {
      const name = `back-office-${new Date().toISOString().slice(0, 10)}.json`;
      saveFile(new Blob([await data.save()], { type: 'application/json' }), name);
      setSaved(translate('qa.data.saved', { name }));
    }, 'qa.data.saveFailed');

  function load({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it was corrected.
    target.value = '';
    if (file === undefined) return;
    void attempt(async () => {
      await data.load(await file.text());
      setChanged(translate('qa.data.loaded', { name: file.name }));
    }, 'qa.data.loadFailed');
  }

  return (
    <Section title={translate('qa.data.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('qa.data.hint')}
      </Typography>
      {instrument.hasOwnRecords ? <SharedRecords onShare={() => instrument.shareRecords()} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ResetData onReset={() => void reset()} />
        <Button onClick={() => void save()}>{translate('qa.data.save')}</Button>
        <FileButton label={translate('qa.data.load')} onChange={load} />
      </Box>
      <Feedback text={failed || saved} failed={failed !== ''} />
      <ReloadHint said={changed} hint={translate('qa.data.later')} onReload={onReload} />
    </Section>
  );
}

/** Says that this tab has its own records, and leads back to the shared ones. */
function SharedRecords({ onShare }: { onShare: () => void }) {
  const translate = useTexts();
  const id = useId();
  return (
    <Box sx={noticeBox}>
      <Typography id={id} variant="body2">
        {translate('qa.data.own')}
      </Typography>
      <Button aria-describedby={id} onClick={onShare} sx={{ alignSelf: 'flex-start' }}>
        {translate('qa.data.share')}
      </Button>
    </Box>
  );
}

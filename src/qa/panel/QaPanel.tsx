import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { QaControls } from '../createQaControls';
import { useTexts } from '../texts';
import { AccountSection } from './AccountSection';
import { DataSection } from './DataSection';
import { PanelButton } from './PanelButton';
import { ScenarioSection } from './ScenarioSection';

/** The QA panel with its button, in the language of the page. */
export function QaPanel({ qaControls }: { qaControls: QaControls }) {
  const { translate, language } = useTexts();
  const id = useId();
  const { unknown } = qaControls;
  const [open, setOpen] = useState(unknown.length > 0);
  const [playing, setPlaying] = useState(qaControls.scenarios);
  const [status, setStatus] = useState('');

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (key !== 'F8' || !shiftKey || ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    }
    // In the capture phase, so that dialogs cannot intercept it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);

  function play(names: readonly string[]): void {
    qaControls.play(names);
    setPlaying([...qaControls.scenarios]);
    setStatus(
      translate(names.length === 0 ? 'qa.choice.none' : 'qa.choice.plays', { smart_count: names.length }),
    );
  }

  async function copyLink(): Promise<void> {
    const link = qaControls.link();
    try {
      await navigator.clipboard.writeText(link);
      setStatus(translate('qa.link.copied'));
    } catch {
      window.prompt(translate('qa.link.address'), link);
    }
  }

  return (
    <>
      <PanelButton count={playing.length} panelOpen={open} onClick={() => setOpen(!open)} />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ displayPrint: 'none' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: width } }}
      >
        <ScopedCssBaseline
          enableColorScheme
          lang={language}
          dir="ltr"
          sx={{ p: 2, overflow: 'auto', flexGrow: 1 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography id={id} variant="h6" component="h1">
              {translate('qa.panel.title')}
            </Typography>
            <IconButton aria-label={translate('qa.panel.close')} onClick={() => setOpen(false)}>
              <Close />
            </IconButton>
          </Box>
          {unknown.length > 0 && (
            <Typography role="alert" variant="body2" sx={{ color: 'warning.main' }}>
              {translate('qa.choice.unknown', { names: unknown.join(', '), smart_count: unknown.length })}
            </Typography>
          )}
          <AccountSection qaControls={qaControls} say={setStatus} />
          <DataSection data={qaControls.data} say={setStatus} />
          <ScenarioSection catalogue={qaControls.catalogue} playing={playing} onPlay={play} />
        </ScopedCssBaseline>
        <ScopedCssBaseline
          lang={language}
          dir="ltr"
          sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography role="status" variant="body2" sx={{ minHeight: 24, overflowWrap: 'anywhere' }}>
            {status}
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" onClick={() => void copyLink()}>
              {translate('qa.link.copy')}
            </Button>
            <Button variant="outlined" onClick={() => location.reload()}>
              {translate('qa.panel.reload')}
            </Button>
          </Stack>
          <Typography variant="caption">{translate('qa.link.note')}</Typography>
        </ScopedCssBaseline>
      </Drawer>
    </>
  );
}

const width = { width: 'min(480px, 100%)' };

import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Instrument } from '../instrument';
import { dockQuery, readDocked, writeDocked } from './docked';
import { PanelButton } from './PanelButton';
import { PanelDrawer } from './PanelDrawer';
import { createTexts, onPageLanguage, pageLanguage } from './texts';
import { TextsProvider } from './textsContext';
import { useShortcut } from './useShortcut';

interface QaPanelProps {
  instrument: Instrument;
  reload?: () => void;
}

/** The QA panel with its button, in the language of the page. */
export function QaPanel({ instrument, reload = reloadPage }: QaPanelProps) {
  const language = useSyncExternalStore(onPageLanguage, pageLanguage);
  const texts = useMemo(() => createTexts(language), [language]);
  const [open, setOpen] = useState(instrument.unknown.length > 0);
  const [playing, setPlaying] = useState(instrument.scenarios);
  const [docked, setDocked] = useState(readDocked);
  const hasRoom = useMediaQuery(dockQuery, { noSsr: true });
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((isOpen) => !isOpen), []);
  useShortcut(toggle);

  function play(names: readonly string[]): void {
    instrument.play(names);
    setPlaying([...instrument.scenarios]);
  }

  function dock(): void {
    writeDocked(!docked);
    setDocked(!docked);
  }

  return (
    <TextsProvider value={texts}>
      <PanelButton count={playing.length} panelOpen={open} onClick={toggle} />
      <PanelDrawer
        instrument={instrument}
        playing={playing}
        open={open}
        docked={docked && hasRoom}
        onDock={hasRoom ? dock : undefined}
        onPlay={play}
        onReload={reload}
        onClose={close}
      />
    </TextsProvider>
  );
}

const reloadPage = () => location.reload();

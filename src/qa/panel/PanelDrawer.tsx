import Close from '@mui/icons-material/Close';
import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { Instrument } from '../instrument';
import { AccountSection } from './AccountSection';
import { CopyLink } from './CopyLink';
import { DataSection } from './DataSection';
import { PanelFrame } from './PanelFrame';
import { RequestSection } from './RequestSection';
import { everything } from './requestFilter';
import { ScenarioSection } from './ScenarioSection';
import { TokenSection } from './TokenSection';
import { useTexts, useTextsLanguage } from './textsContext';

interface PanelDrawerProps {
  instrument: Instrument;
  playing: readonly string[];
  open: boolean;
  /** Whether it stands beside the page; `onDock` is there where the window has room for both. */
  docked: boolean;
  onDock?: (() => void) | undefined;
  onPlay: (names: readonly string[]) => void;
  onReload: () => void;
  onClose: () => void;
}

const tabs = ['scenarios', 'session', 'requests'] as const;

/** The open panel: tabs, and the link at the bottom. Tab and filter are kept while it is closed. */
export function PanelDrawer(props: PanelDrawerProps) {
  const { instrument, playing, open, docked, onDock, onPlay, onReload, onClose } = props;
  const translate = useTexts();
  const language = useTextsLanguage();
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>('scenarios');
  const [filter, setFilter] = useState(everything);
  const dockButton = useRef<HTMLButtonElement>(null);
  const wasDocked = useRef(docked);
  useEffect(() => {
    // The panel is built anew at its other place, and the button that was pressed with it.
    if (wasDocked.current !== docked) dockButton.current?.focus();
    wasDocked.current = docked;
  }, [docked]);
  return (
    <PanelFrame docked={docked} open={open} labelledBy={`${id}-title`} onClose={onClose}>
      <ScopedCssBaseline enableColorScheme lang={language} dir="ltr" sx={column}>
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
          <Typography id={`${id}-title`} variant="h1" sx={{ flexGrow: 1 }}>
            {translate('qa.panel.title')}
          </Typography>
          {onDock ? (
            <IconButton
              ref={dockButton}
              title={translate('qa.panel.dock')}
              aria-label={translate('qa.panel.dock')}
              aria-pressed={docked}
              color={docked ? 'primary' : 'default'}
              onClick={onDock}
            >
              <ViewSidebar />
            </IconButton>
          ) : null}
          <IconButton aria-label={translate('qa.panel.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <Tabs
          value={tab}
          onChange={(_event, value: (typeof tabs)[number]) => setTab(value)}
          variant="fullWidth"
          aria-label={translate('qa.panel.tabs')}
          sx={{ flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-tab-${name}`}
              aria-controls={tab === name ? `${id}-${name}` : undefined}
              label={translate(`qa.tabs.${name}`)}
            />
          ))}
        </Tabs>
        <Box role="tabpanel" id={`${id}-${tab}`} aria-labelledby={`${id}-tab-${tab}`} sx={content}>
          {tab === 'scenarios' && (
            <ScenarioSection
              catalogue={instrument.api.scenarioCatalogue}
              playing={playing}
              unknown={instrument.unknown}
              onPlay={onPlay}
              onReload={onReload}
            />
          )}
          {tab === 'session' && (
            <>
              <AccountSection instrument={instrument} />
              <TokenSection onExpire={() => instrument.api.expireAccessTokens()} />
              <DataSection instrument={instrument} onReload={onReload} />
            </>
          )}
          {tab === 'requests' && <RequestSection api={instrument.api} filter={filter} onFilter={setFilter} />}
        </Box>
        <CopyLink link={() => instrument.link()} />
      </ScopedCssBaseline>
    </PanelFrame>
  );
}

const column = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  p: 2,
} as const;

import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Instrument } from '../instrument';
import { look } from './look';
import { QaPanel } from './QaPanel';

/** Shows the QA panel in a React root of its own, also when the application does not start. @returns its removal */
export function mountPanel(instrument: Instrument): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <ThemeProvider theme={look}>
        <QaPanel instrument={instrument} />
      </ThemeProvider>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { QaControls } from '../createQaControls';
import { QaPanel } from './QaPanel';

/** Above the application's dialogs, menus and toasts. */
const layer = 2200;

/** Dark in every theme, so that the panel is not mistaken for a part of the application. */
const look = createTheme({
  palette: { mode: 'dark' },
  typography: { fontFamily: 'system-ui, sans-serif', button: { textTransform: 'none' } },
  zIndex: { drawer: layer, modal: layer },
});

/** Shows the QA panel in its own React root, even if the application does not start. @returns a function that removes it */
export function mountPanel(qaControls: QaControls): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <ThemeProvider theme={look}>
        <QaPanel qaControls={qaControls} />
      </ThemeProvider>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}

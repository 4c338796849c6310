import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { look } from '../../../src/qa/panel/look';
import { QaPanel } from '../../../src/qa/panel/QaPanel';
import { fakeInstrument } from './fakeInstrument';

/** Shows the panel, closed. */
export function renderPanel(options: Parameters<typeof fakeInstrument>[0] = {}) {
  const fake = fakeInstrument(options);
  const reload = vi.fn<() => void>();
  const view = render(
    <ThemeProvider theme={look}>
      <QaPanel instrument={fake.instrument} reload={reload} />
    </ThemeProvider>,
  );
  return { ...view, ...fake, reload, user: userEvent.setup() };
}

/** Shows the panel and opens it at one of its tabs. */
export async function openPanel(tab: string, options: Parameters<typeof fakeInstrument>[0] = {}) {
  const panel = renderPanel(options);
  await panel.user.click(await screen.findByRole('button', { name: /^QA panel/ }));
  await panel.user.click(await screen.findByRole('tab', { name: tab }));
  return panel;
}

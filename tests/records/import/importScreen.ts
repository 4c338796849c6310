import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Area } from '@/areas';
import { heading, renderApp } from '../../support/renderApp';

/** A file with a text, or with bytes where the encoding matters. */
export function csvFile(content: string | Uint8Array<ArrayBuffer>, name = 'rows.csv'): File {
  return new File([content], name, { type: 'text/csv' });
}

/** jsdom lays nothing out: the list of rows is 600 px high, each row 45 px. */
export function layOutRows(): void {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
  });
}

/** The page of the import, step by step. */
export const wizard = {
  step: (name: string) => screen.findByRole('heading', { level: 2, name }),
  fileField: () => screen.findByLabelText(/CSV file/),
  button: (name: string | RegExp) => screen.findByRole('button', { name }),
  column: (field: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: field }),
  /** What the column that a field comes from is called. */
  chosen: (field: RegExp) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: field }).selectedOptions[0]?.textContent,
  /** A message that is announced, once it says the text. */
  status: (text: string | RegExp) =>
    waitFor(() => {
      const announcement = screen.getAllByRole('status').find((status) => matches(status, text));
      if (announcement === undefined) throw new Error(`Nothing announces ${text}.`);
      return announcement;
    }),
};

function matches({ textContent }: HTMLElement, text: string | RegExp): boolean {
  return typeof text === 'string' ? textContent === text : text.test(textContent ?? '');
}

/** The cells of the visible table, by row. */
export async function tableRows(label: RegExp | string = /^Rows/) {
  const table = await screen.findByRole('table', { name: label });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

interface ImportScreenOptions {
  path: string;
  headline: string;
  furtherAreas?: readonly Area[];
}

/** The import at a path, opened up to one of its steps. */
export function importScreen({ path, headline, furtherAreas }: ImportScreenOptions) {
  /** Opens the import. */
  async function open() {
    const app = await renderApp(path, { as: 'admin', ...(furtherAreas && { furtherAreas }) });
    await heading(headline);
    await wizard.fileField();
    return app;
  }

  /** Opens the import and chooses a file. */
  async function chooseFile(content: string | Uint8Array<ArrayBuffer>, name?: string) {
    const app = await open();
    await app.user.upload(await wizard.fileField(), csvFile(content, name));
    return app;
  }

  /** Chooses a file and continues to its columns. */
  async function openColumns(content: string | Uint8Array<ArrayBuffer>) {
    const app = await chooseFile(content);
    await app.user.click(await wizard.button('Assign columns'));
    await wizard.step('Assign the columns');
    return app;
  }

  /** Has the rows of a file checked, and waits for the end of that. */
  async function openCheck(content: string | Uint8Array<ArrayBuffer>, mode?: 'Update') {
    const app = await openColumns(content);
    if (mode) await app.user.click(screen.getByRole('radio', { name: mode }));
    await finishCheck(app.user);
    return app;
  }

  return { open, chooseFile, openColumns, openCheck };
}

export async function finishCheck(user: UserEvent): Promise<void> {
  await user.click(await wizard.button('Check rows'));
  await wizard.step('Check the rows');
  await waitFor(() => screen.getByText(/can be imported\. Nothing/));
}

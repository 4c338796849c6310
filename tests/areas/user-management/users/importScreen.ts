import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { heading, renderApp } from '../../../support/renderApp';

export const importCall = '/clientapi/v1/users/actions/import';

/** A file with a text, or with bytes where the encoding matters. */
export function csvFile(content: string | Uint8Array<ArrayBuffer>, name = 'users.csv'): File {
  return new File([content], name, { type: 'text/csv' });
}

/** A file of so many users who are not there yet. */
export function manyUsers(count: number, from = 1): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `new${index + from}@example.com,New ${index + from}`,
  );
  return ['email,name', ...rows].join('\n');
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
      const found = screen.getAllByRole('status').find((status) => matches(status, text));
      if (found === undefined) throw new Error(`Nothing announces ${text}.`);
      return found;
    }),
};

function matches({ textContent }: HTMLElement, text: string | RegExp): boolean {
  return typeof text === 'string' ? textContent === text : text.test(textContent ?? '');
}

/** The rows of the table in sight: number, address, name, verdict. */
export async function verdicts(label: RegExp | string = /^Rows/) {
  const table = await screen.findByRole('table', { name: label });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

/** Opens the import. */
export async function renderImport() {
  const app = await renderApp('/user-management/users/import', { as: 'admin' });
  await heading('Import users');
  await wizard.fileField();
  return app;
}

/** Opens the import and chooses a file. */
export async function chooseFile(content: string | Uint8Array<ArrayBuffer>, name?: string) {
  const app = await renderImport();
  await app.user.upload(await wizard.fileField(), csvFile(content, name));
  return app;
}

/** Chooses a file and goes on to its columns. */
export async function openColumns(content: string | Uint8Array<ArrayBuffer>) {
  const app = await chooseFile(content);
  await app.user.click(await wizard.button('Assign columns'));
  await wizard.step('Assign the columns');
  return app;
}

/** Has the rows of a file checked, and waits for the end of that. */
export async function openCheck(content: string | Uint8Array<ArrayBuffer>, mode?: 'Update') {
  const app = await openColumns(content);
  if (mode) await app.user.click(screen.getByRole('radio', { name: mode }));
  await finishCheck(app.user);
  return app;
}

export async function finishCheck(user: UserEvent): Promise<void> {
  await user.click(await wizard.button('Check rows'));
  await wizard.step('Check the rows');
  await waitFor(() => screen.getByText(/can be imported\. Nothing/));
}

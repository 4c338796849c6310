import type { Page } from '@playwright/test';
import { untilQuiet } from './scripts.ts';

/** Opens a page by its line of the menu, and waits until it has loaded what it needs. */
export async function openByMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await untilQuiet(page);
}

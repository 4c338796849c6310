import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const words = {
  en: {
    ...{ internalName: 'Internal name', english: /^English/, shownTitle: /^Displayed title/ },
    ...{ saveDraft: 'Save draft', addStep: 'Add step', title: /^Title \(/, task: 'Task', page: 'Page' },
    ...{ messages: 'Messages', choose: 'Choose on the page', chooser: 'Choose an element.' },
    ...{ export: 'Export', chosen: 'Chosen on the page: Button “Export”', doneWhen: /^Done when/ },
    ...{ clicked: 'The element is clicked', audience: 'Audience and start', everyone: 'Everyone' },
    ...{ save: 'Save', publish: 'Publish…', confirm: 'Publish', pause: 'Pause', start: 'Start' },
    ...{ goThere: 'Go there', over: /That’s it/, close: 'Close' },
  },
  de: {
    ...{ internalName: 'Interner Name', english: /^Englisch/, shownTitle: /^Angezeigter Titel/ },
    ...{ saveDraft: 'Entwurf speichern', addStep: 'Schritt hinzufügen', title: /^Titel \(/, task: 'Aufgabe' },
    ...{ page: 'Seite', messages: 'Nachrichten', choose: 'Auf der Seite auswählen' },
    ...{ chooser: 'Element auswählen.', export: 'Exportieren', doneWhen: /^Erledigt, wenn/ },
    ...{ chosen: 'Auf der Seite ausgewählt: Schaltfläche „Exportieren“', everyone: 'Alle' },
    ...{ clicked: 'Das Element wird angeklickt', audience: 'Zielgruppe und Start', save: 'Speichern' },
    ...{ publish: 'Veröffentlichen …', confirm: 'Veröffentlichen', pause: 'Pausieren', start: 'Starten' },
    ...{ goThere: 'Dorthin', over: /Das war’s/, close: 'Schließen' },
  },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Tab leads to it, and Enter takes it. */
async function chooseByTab(page: Page, chooser: string, name: string): Promise<void> {
  const shown = page.getByRole('region', { name: chooser }).getByRole('status');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(shown).toContainText(name, { timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

for (const language of ['en', 'de'] as const) {
  const w = words[language];
  test(`by keyboard alone, a guide points to what was chosen on a page, and is followed (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(
      (locale) => localStorage.setItem('RaStore.device.locale', JSON.stringify(locale)),
      language,
    );
    await openSignedIn(page, 'admin', '/onboarding-wizard/create');
    await page.getByRole('textbox', { name: w.internalName }).fill('Export');
    await page.getByRole('tab', { name: w.english }).press('Enter');
    await page.getByRole('textbox', { name: w.shownTitle }).fill('How to export');
    await button(page, w.saveDraft).press('Enter');
    await button(page, w.addStep).press('Enter');
    await page.getByRole('textbox', { name: w.title }).fill('Export them');
    await page.getByRole('radio', { name: w.task }).press('Space');
    await page.getByRole('combobox', { name: w.page, exact: true }).fill(w.messages);
    await page.getByRole('option', { name: w.messages, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await button(page, w.choose).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: w.messages })).toBeVisible();
    await chooseByTab(page, w.chooser, w.export);
    await expect(page.getByText(w.chosen)).toBeInViewport();
    // The form is where it was left, with everything that is unsaved.
    await expect(button(page, w.choose)).toBeFocused();
    await page.getByRole('combobox', { name: w.doneWhen }).press('Enter');
    await page.getByRole('option', { name: w.clicked }).press('Enter');
    await page.getByRole('tab', { name: w.audience }).press('Enter');
    await page.getByRole('radio', { name: w.everyone }).press('Space');
    await button(page, w.publish).press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: w.confirm, exact: true });
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(button(page, w.pause)).toBeVisible();

    await openSignedIn(page, 'editor', '/profile/guides');
    const guide = page.getByRole('listitem').filter({ hasText: 'How to export' });
    await guide.getByRole('button', { name: w.start, exact: true }).press('Enter');
    const box = page.locator('[data-guide]');
    await expect(box).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyG');
    await expect(box.getByRole('heading', { name: 'Export them' })).toBeFocused();
    await box.getByRole('link', { name: w.goThere }).press('Enter');
    await expect(page.locator('[data-guide-ring]')).toBeVisible();
    await expect(button(page, w.export)).toBeEnabled();
    await button(page, w.export).press('Enter');
    await page.keyboard.press('Escape');
    await expect(box).toContainText(w.over);
    await box.getByRole('button', { name: w.close }).press('Enter');
    await expect(box).toHaveCount(0);
  });
}

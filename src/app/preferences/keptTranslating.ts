const key = 'back-office.translating';

/** Kept in this tab across reloads: the language whose unpublished texts translate mode shows, or '' for none; undefined while it is off. */
export function readTranslating(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepTranslating(language: string | undefined): void {
  try {
    if (language === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, language);
  } catch {
    // Without a storage the mode ends with the page.
  }
}

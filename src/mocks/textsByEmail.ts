/** What has changed of people, one text for each: their profile names, or the digests of their passwords. */
export class TextsByEmail {
  #texts = new Map<string, string>();
  #isChanged = false;

  get(email: string): string | undefined {
    return this.#texts.get(email);
  }

  set(email: string, text: string): void {
    this.#texts.set(email, text);
    this.#isChanged = true;
  }

  clear(): void {
    this.#texts.clear();
    this.#isChanged = false;
  }

  get changes(): Record<string, string> {
    return Object.fromEntries(this.#texts);
  }

  /** All texts if one was set since the last call, else undefined. */
  takeChanges(): Record<string, string> | undefined {
    const isChanged = this.#isChanged;
    this.#isChanged = false;
    return isChanged ? this.changes : undefined;
  }

  apply(texts: Readonly<Record<string, string>>): void {
    this.#texts = new Map(Object.entries(texts));
    this.#isChanged = false;
  }
}

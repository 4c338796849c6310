/** The changed profile names, by email. */
export class Names {
  #names = new Map<string, string>();
  #isChanged = false;

  get(email: string): string | undefined {
    return this.#names.get(email);
  }

  set(email: string, name: string): void {
    this.#names.set(email, name);
    this.#isChanged = true;
  }

  clear(): void {
    this.#names.clear();
    this.#isChanged = false;
  }

  get changes(): Record<string, string> {
    return Object.fromEntries(this.#names);
  }

  /** All names if one was set since the last call, else undefined. */
  takeChanges(): Record<string, string> | undefined {
    const isChanged = this.#isChanged;
    this.#isChanged = false;
    return isChanged ? this.changes : undefined;
  }

  apply(names: Readonly<Record<string, string>>): void {
    this.#names = new Map(Object.entries(names));
    this.#isChanged = false;
  }
}

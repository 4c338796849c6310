/**
 * The storage that the tabs of a browser share. Each tab has a view of its own, so that it is known who wrote: the
 * others hear of a changed value, in order, when the test says so.
 */
export class SharedStorage {
  readonly #entries = new Map<string, string>();
  readonly #news: string[][] = [];

  /** The values of `access_token` in the order in which they were stored. */
  readonly accessTokens: string[] = [];

  get(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  keys(): string[] {
    return [...this.#entries.keys()];
  }

  /** A further tab's view; `tab` is its number, from 0. */
  view(tab: number): Storage {
    this.#news[tab] = [];
    const entries = this.#entries;
    const change = (key: string, value: string | null) => {
      if (this.get(key) === value) return;
      if (value === null) entries.delete(key);
      else entries.set(key, value);
      if (key === 'access_token' && value !== null) this.accessTokens.push(value);
      this.#news.forEach((queue, other) => {
        if (other !== tab) queue.push(key);
      });
    };
    return {
      get length() {
        return entries.size;
      },
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => this.get(key),
      setItem: (key, value) => change(key, value),
      removeItem: (key) => change(key, null),
      clear: () => {
        for (const key of this.keys()) change(key, null);
      },
    };
  }

  /** The next key of which a tab has not heard. */
  nextNews(tab: number): string | undefined {
    return this.#news[tab]?.shift();
  }
}

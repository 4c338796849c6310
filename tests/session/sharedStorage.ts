/** A changed value of which a tab has not heard yet. */
export interface News {
  readonly key: string;
  readonly value: string | null;
}

/**
 * The storage that the tabs of a browser share. Each tab has a view of its own, so that it is known who wrote: the
 * others hear of a changed value, in order, when the test says so. What is stored under the `late` keys they also read
 * only then, as tabs in processes of their own do for a moment.
 */
export class SharedStorage {
  readonly #entries = new Map<string, string>();
  readonly #news: News[][] = [];
  readonly #late: readonly string[];
  /** What each tab has heard of the late keys. */
  readonly #heard: Map<string, string>[] = [];

  constructor(...late: readonly string[]) {
    this.#late = late;
  }

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
    const heard = new Map<string, string>();
    this.#heard[tab] = heard;
    const isLate = (key: string) => this.#late.includes(key);
    const entries = this.#entries;
    const change = (key: string, value: string | null) => {
      const known = isLate(key) ? (heard.get(key) ?? null) : this.get(key);
      put(heard, key, value);
      if (known === value) return;
      put(entries, key, value);
      if (key === 'access_token' && value !== null) this.accessTokens.push(value);
      this.#news.forEach((queue, other) => {
        if (other !== tab) queue.push({ key, value });
      });
    };
    return {
      get length() {
        return entries.size;
      },
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => (isLate(key) ? (heard.get(key) ?? null) : this.get(key)),
      setItem: (key, value) => change(key, value),
      removeItem: (key) => change(key, null),
      clear: () => {
        for (const key of this.keys()) change(key, null);
      },
    };
  }

  /** The next change of which a tab has not heard; now it has. */
  nextNews(tab: number): News | undefined {
    const news = this.#news[tab]?.shift();
    // It sees what is stored by now, be it its own: a later write of its own is not undone by older news.
    if (news !== undefined) put(this.#heard[tab] ?? new Map(), news.key, this.get(news.key));
    return news;
  }
}

function put(map: Map<string, string>, key: string, value: string | null): void {
  if (value === null) map.delete(key);
  else map.set(key, value);
}

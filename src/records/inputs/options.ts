/** One choice of a field; both are shown or sent as they are. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Further words by which it is found. */
  readonly also?: string;
}

/** What a value is called; one that is no choice any more is shown as it is. */
export function labelOf(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === String(value))?.label ?? String(value ?? '');
}

/** The options, and behind them those values that are none any more: what a record has stays to be seen. */
export function withChosen(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const strangers = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...strangers.map((value) => ({ value, label: value }))];
}

/** What a record keeps of a chosen value: the number, where its field holds numbers. */
export function keptAs(value: string, numeric = false): string | number {
  return numeric ? Number(value) : value;
}

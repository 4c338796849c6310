/** An option of a field; value and label are used as they are. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** More words that find it. */
  readonly searchWords?: string;
}

/** The label of a value; one that is no longer an option is shown as it is. */
export function labelOf(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === String(value))?.label ?? String(value ?? '');
}

/** The options, followed by chosen values that are no longer options, so that a record's value stays visible. */
export function withChosen(options: readonly Option[], chosenValues: readonly string[]): readonly Option[] {
  const unlistedValues = chosenValues.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...unlistedValues.map((value) => ({ value, label: value }))];
}

/** What a record keeps of a chosen value: the number, where its field holds numbers. */
export function toStoredValue(value: string, numeric = false): string | number {
  return numeric ? Number(value) : value;
}

const last = 252;

/** A number as titles write it: `T041`. */
const written = (number: number) => `T${String(number).padStart(3, '0')}`;

/** The numbers of the test catalogue, in order. */
export const caseNumbers: readonly string[] = Array.from({ length: last }, (_none, index) =>
  written(index + 1),
);

/** The case numbers that a text names, in order and once each; `T006–T010` and `T006-T010` name five. */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(/\bT(\d{3})\b(?:\s?[–-]\s?T(\d{3})\b)?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_none, index) => written(Number(from) + index)),
  );
  return [...new Set(found)];
}

/** What texts are written as, each with the ending of its files. */
export const textFormats = {
  jsonNested: 'json',
  jsonFlat: 'json',
  csv: 'csv',
  xliff12: 'xlf',
  xliff20: 'xlf',
} as const;

export type TextFormat = keyof typeof textFormats;

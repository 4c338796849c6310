/** What texts are written as, each with the ending of its files. */
export const textFormats = { jsonNested: 'json', jsonFlat: 'json', csv: 'csv' } as const;

export type TextFormat = keyof typeof textFormats;

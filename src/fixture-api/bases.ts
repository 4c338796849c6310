/** The three base URLs; each is relative to the origin or absolute, and ends in `/` (reading R1). */
export interface Bases {
  readonly api: string;
  readonly clientApi: string;
  readonly clientApiV2: string;
}

export type BaseName = keyof Bases;

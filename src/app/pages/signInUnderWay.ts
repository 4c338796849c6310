/** What was typed and asked for on the start page before the application took its place. */
export interface SignInUnderWay {
  readonly username: string;
  readonly password: string;
  /** The name of the field that had the focus; empty when none had. */
  readonly focused: string;
  /** Where the selection starts and ends in it, for fields that tell. */
  readonly caret?: readonly [start: number | null, end: number | null] | undefined;
  /** The email address was left, so what is wrong with it may be said. */
  readonly left: boolean;
  /** The sign-in that was sent; rejects when it is refused. */
  readonly sent?: Promise<void> | undefined;
}

/** Holds what was typed until the first sign-in form takes it out; no other one finds it. */
export interface SignInHolder {
  content?: SignInUnderWay | undefined;
}

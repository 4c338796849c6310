/** The input in the static sign-in page when the application replaces it. */
export interface TypedSignIn {
  readonly username: string;
  readonly password: string;
  /** The name of the focused field, or empty. */
  readonly focused: string;
  /** Start and end of the selection in that field, if it has one. */
  readonly selection: readonly [start: number | null, end: number | null];
}

/** Holds the input until the first sign-in form takes it. */
export interface TypedSignInHolder {
  content?: TypedSignIn | undefined;
}

/** Reads the input of the sign-in form in `page`; undefined if it has none. */
export function readTypedSignIn(page: HTMLElement): TypedSignIn | undefined {
  const form = page.querySelector('form');
  if (form === null) return undefined;
  const fields = new FormData(form);
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement && form.contains(field);
  return {
    username: String(fields.get('username') ?? ''),
    password: String(fields.get('password') ?? ''),
    focused: isField ? field.name : '',
    selection: isField ? [field.selectionStart, field.selectionEnd] : [null, null],
  };
}

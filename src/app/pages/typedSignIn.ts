/** What was typed into the sign-in page of the document before the application took its place. */
export interface TypedSignIn {
  readonly username: string;
  readonly password: string;
  /** The name of the field with the focus; empty when none has it. */
  readonly focused: string;
  /** Start and end of the selection in it, where the field has one. */
  readonly selection: readonly [start: number | null, end: number | null];
}

/** Keeps what was typed until the first sign-in form takes it out; no other one finds it. */
export interface TypedSignInHolder {
  content?: TypedSignIn | undefined;
}

/** What stands in the sign-in form of `page`; undefined when there is none. */
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

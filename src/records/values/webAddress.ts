/** Whether a text is the whole address of a page, `https://` or `http://`, that no browser has to mend and that names no user. */
export function isWebAddress(text: string): boolean {
  // A browser would mend `https:host` and the like.
  if (/[\s\\]/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

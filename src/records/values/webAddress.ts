/**
 * Whether a text is a complete `https://` or `http://` address that needs no correction by the browser and contains no
 * user name.
 */
export function isWebAddress(text: string): boolean {
  // A browser would correct `https:host` and the like.
  if (/[\s\\]/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** What is not seen, or lets others be seen as another text: control characters, and marks that turn the direction around. */
const hidden = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

export const hasHiddenCharacter = (text: string): boolean => hidden.test(text);

/** Why an address cannot be that of a link; a code of `areas.messages.refusals`. */
type LinkError = 'link' | 'link_area' | 'link_characters' | 'link_user';

/**
 * Why an address cannot be that of a link: allowed is `https://` without a user name, or a path of this application, whose first
 * part must be among `areas` where they are known.
 */
export function linkError(address: string, areas?: readonly string[]): LinkError | undefined {
  if (hasHiddenCharacter(address) || /[\s\\]/.test(address)) return 'link_characters';
  if (/^\/(?!\/)/.test(address)) {
    const [, area = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
    return areas === undefined || areas.includes(area) ? undefined : 'link_area';
  }
  // A browser would mend `https:host` and the like.
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return 'link';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? undefined : 'link_user';
}

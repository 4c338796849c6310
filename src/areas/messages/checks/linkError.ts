/** Characters that are invisible or disguise a text: control characters and marks that reverse the direction. */
const hidden = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

export const hasHiddenCharacter = (text: string): boolean => hidden.test(text);

/** Why an address is not allowed as a link; a code of `areas.messages.refusals`. */
type LinkError = 'link' | 'link_area' | 'link_characters' | 'link_placeholder' | 'link_user';

/** An email address with or without a subject, or a telephone number. */
const isContact = (address: string) => /^(mailto:[^@?]+@[^@?]+(\?.*)?|tel:\+?[\d().-]+)$/i.test(address);

/** A placeholder as written, or as a parser of Markdown passes it on; nothing is filled in within an address. */
const placeholder = /%(25)?(\{|%7B)/i;

/**
 * Why an address is not allowed as a link: allowed are `https://` without a user name, `mailto:`, `tel:` and paths of
 * this application. The path's first segment must be one of `areas`, if they are known.
 */
export function linkError(address: string, areas?: readonly string[]): LinkError | undefined {
  if (hasHiddenCharacter(address) || /[\s\\]/.test(address)) return 'link_characters';
  if (placeholder.test(address)) return 'link_placeholder';
  if (isContact(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) {
    const [, area = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
    return areas === undefined || areas.includes(area) ? undefined : 'link_area';
  }
  // Browsers correct `https:host` and the like.
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return 'link';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? undefined : 'link_user';
}

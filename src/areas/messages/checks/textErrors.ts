import { linksOf } from '@/records/values/readMarkdown';
import { hasHiddenCharacter, linkError } from './linkError';
import { type MessageText, maxLengths, placeholders } from './messageText';

/** What looks like a placeholder; braces without a percent sign only with a known name. */
const likePlaceholder = /%\{[^}]*\}|\{(?:name|product)\}/g;

/** An error in a part of a text: a code of `areas.messages.refusals`, and the link or line it is about. */
interface PartError {
  readonly code: string;
  readonly address?: string;
  readonly line?: number;
}

function bodyError(body: string, areas: readonly string[] | undefined): PartError | undefined {
  const { addresses, imageLine } = linksOf(body);
  if (imageLine !== undefined) return { code: 'image', line: imageLine };
  const address = addresses.find((each) => linkError(each, areas) !== undefined);
  return address === undefined ? undefined : { code: `body_${linkError(address, areas)}`, address };
}

/** The errors of one part alone; `areas` are the first path segments that links may lead to, if known. */
export function partError(
  part: keyof MessageText,
  value: string,
  areas?: readonly string[],
): PartError | undefined {
  if (value.length > maxLengths[part]) return { code: 'too_long' };
  if (part === 'actionUrl') {
    const code = value === '' ? undefined : linkError(value, areas);
    return code && { code };
  }
  if (hasHiddenCharacter(value)) return { code: 'hidden_character' };
  const candidates = value.match(likePlaceholder) ?? [];
  if (candidates.some((one) => !placeholders.includes(one))) return { code: 'placeholder' };
  return part === 'body' ? bodyError(value, areas) : undefined;
}

/** The errors of a text by part, as codes of `areas.messages.refusals`. */
export function textErrors(
  text: MessageText,
  areas?: readonly string[],
): Partial<Record<keyof MessageText, string>> {
  const errors: Partial<Record<keyof MessageText, string>> = {};
  const { actionLabel, actionUrl } = text;
  if (actionLabel !== '' && actionUrl === '') errors.actionUrl = 'address_missing';
  if (actionLabel === '' && actionUrl !== '') errors.actionLabel = 'label_missing';
  for (const part of Object.keys(maxLengths) as (keyof MessageText)[]) {
    const error = partError(part, text[part], areas);
    if (error !== undefined) errors[part] = error.code;
  }
  return errors;
}

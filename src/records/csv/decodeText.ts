export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** A text and the encoding that its file had. */
interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** The largest size of a file of text, in bytes. */
export const maxBytes = 10 * 1024 * 1024;

/** Reads a file of text that the person chose: its text, or why there is none. */
export async function decodeFile(
  file: File,
): Promise<DecodedText | { readonly problem: 'empty' | 'tooLarge' | 'unreadable' | 'workbook' | 'binary' }> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
}

/**
 * Decodes a file of unknown encoding: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252,
 * which spreadsheets write. Any bytes are valid in that, so a result with control characters is not text.
 */
export function decodeText(
  bytes: Uint8Array<ArrayBuffer>,
): DecodedText | { readonly problem: 'workbook' | 'binary' } {
  const startsWithBytes = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWithBytes(0x50, 0x4b, 0x03, 0x04) || startsWithBytes(0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'workbook' };
  const utf16Label = startsWithBytes(0xff, 0xfe)
    ? 'utf-16le'
    : startsWithBytes(0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  const unicode = decode(bytes, utf16Label ?? 'utf-8');
  const text = unicode ?? (utf16Label ? undefined : decode(bytes, 'windows-1252'));
  if (text === undefined || controls.test(text)) return { problem: 'binary' };
  return { text, encoding: utf16Label ? 'UTF-16' : unicode === undefined ? 'Windows-1252' : 'UTF-8' };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the ones to find
const controls = /[\u0000-\u0008\u000E-\u001F]/;

/** The text without its byte order mark; undefined if the bytes do not fit the encoding. */
function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

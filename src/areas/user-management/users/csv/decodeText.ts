/** A file's text with the encoding that it turned out to have, or what the file is instead of text. */
export type Decoded =
  | { readonly text: string; readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  | { readonly problem: 'workbook' | 'binary' };

/**
 * The text of a file whose encoding nobody names: UTF-8 with and without a mark, UTF-16 with one, else Windows-1252, which
 * spreadsheets write. Any bytes are text in that, so what has control characters in it counts as none.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): Decoded {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { problem: 'workbook' };
  }
  if (begins(bytes, 0xff, 0xfe)) return judged(decode(bytes, 'utf-16le'), 'UTF-16');
  if (begins(bytes, 0xfe, 0xff)) return judged(decode(bytes, 'utf-16be'), 'UTF-16');
  const unicode = decode(bytes, 'utf-8');
  if (unicode !== undefined) return judged(unicode, 'UTF-8');
  return judged(decode(bytes, 'windows-1252'), 'Windows-1252');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000E-\u001F]/;

function judged(text: string | undefined, encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'): Decoded {
  return text === undefined || controls.test(text) ? { problem: 'binary' } : { text, encoding };
}

function begins(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** The text without its mark; undefined when the bytes do not fit the encoding. */
function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

import * as v from 'valibot';

const storedFileSchema = v.looseObject({
  name: v.string(),
  type: v.fallback(v.string(), ''),
  size: v.fallback(v.optional(v.number()), undefined),
  url: v.fallback(v.optional(v.string()), undefined),
  content: v.fallback(v.optional(v.string()), undefined),
});

/**
 * A file in a record: its `name`, media `type` and `size` in bytes, with the `url` where the server stores it, or the
 * `content` (base64) if it was just chosen.
 */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** A field's file; undefined if the value is not one. */
export function fileOf(value: unknown): StoredFile | undefined {
  const file = v.safeParse(storedFileSchema, value);
  return file.success ? file.output : undefined;
}

/** Reads a chosen file into the form in which records hold it. Rejects if the browser cannot read it. */
export async function readFile(file: File): Promise<StoredFile> {
  const { name, type, size } = file;
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name, type, size, content: url.slice(url.indexOf(',') + 1) };
}

/** The content as bytes, to preview a file that is not on the server yet. */
export function blobOf({ content = '', type }: StoredFile): Blob {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** Whether a list as for `<input accept>` allows a file: extensions, media types, and groups such as `image/*`. */
export function isAccepted(
  { name, type }: { name: string; type: string },
  accept: string | undefined,
): boolean {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase()) ?? [];
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

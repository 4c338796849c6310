import * as v from 'valibot';

const storedFileSchema = v.looseObject({
  name: v.string(),
  type: v.fallback(v.string(), ''),
  size: v.fallback(v.optional(v.number()), undefined),
  url: v.fallback(v.optional(v.string()), undefined),
  content: v.fallback(v.optional(v.string()), undefined),
});

/**
 * A file as a record holds it: its `name`, media `type` and `size` in bytes, with the `url` at which the server keeps it, or with the
 * `content` (base64) of one that was just chosen.
 */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** The file of a field; undefined where it is none. */
export function fileOf(value: unknown): StoredFile | undefined {
  const file = v.safeParse(storedFileSchema, value);
  return file.success ? file.output : undefined;
}

/** Reads a chosen file into what a record holds. Rejects when the browser cannot read it. */
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

/** The content as bytes, to look at what the server does not have yet. */
export function blobOf({ content = '', type }: StoredFile): Blob {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** Whether a list as `<input accept>` has it admits a file: endings, media types, and kinds such as `image/*`. */
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

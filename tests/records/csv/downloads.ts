import { afterEach, beforeEach, vi } from 'vitest';

/** A file that the application saved, by a click on a download link. */
interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects what is saved in each test of the file; jsdom neither makes object URLs nor downloads. */
export function collectDownloads(): Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    downloads.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = `blob:${location.origin}/${blobs.size}`;
      if (blob instanceof Blob) blobs.set(url, blob);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void blobs.delete(url));
    const click = HTMLAnchorElement.prototype.click;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob === undefined) click.call(this);
      else downloads.push({ name: this.download, blob });
    });
  });
  afterEach(() => blobs.clear());
  return downloads;
}

/** The rows of a saved file as cells, the header first; the mark at its beginning is checked and left out. */
export async function linesOf(blob: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (bytes[0] !== 0xef || bytes[1] !== 0xbb || bytes[2] !== 0xbf) throw new Error('The file has no mark.');
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line has no end.');
  return lines;
}

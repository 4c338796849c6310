import { ApiError } from './apiError';
import { accepted } from './request';
import type { Call, Send } from './send';

export interface DownloadedFile {
  readonly blob: Blob;
  /** The file name from the server, without any path; undefined if it sends none. */
  readonly name: string | undefined;
}

export type Download = (call: Call) => Promise<DownloadedFile>;

/** Fetches a file within ten minutes. Throws an ApiError: 'unusable' for an HTML page, otherwise as `send` does. */
export function createDownload(send: Send): Download {
  return async (call) => {
    const { status, headers, blob } = accepted(await send({ ...call, isFile: true }));
    if (blob === undefined || /html/i.test(headers.get('Content-Type') ?? ''))
      throw new ApiError('unusable', status);
    return { blob, name: fileName(headers.get('Content-Disposition') ?? '') };
  };
}

/** The file name in a `Content-Disposition` header; the UTF-8 form wins (RFC 6266). */
function fileName(disposition: string): string | undefined {
  const [, encoded] = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quotedName, bareName] =
    /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const headerName = decoded(encoded) ?? quotedName?.replace(/\\(.)/g, '$1') ?? bareName;
  // Without folders, and without characters that are special to file systems or invisible.
  const name = headerName
    ?.replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return name === '' ? undefined : name?.slice(0, 200);
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

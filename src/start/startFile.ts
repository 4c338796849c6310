import { lastingPrefix } from '../app/preferences/storageKeys';
import type { StartData, StartFile } from './startData';

const key = `${lastingPrefix}start`;

/** Milliseconds after which the application starts without a start page. */
const longest = 3000;

interface Kept {
  readonly address: string;
  readonly file: StartFile;
}

function addressOf({ base, version }: StartData, language: string): string {
  return `${base}assets/start-${language}-${version}.json`;
}

/** The kept start file, readable before the first paint; undefined for another build or without storage. */
export function keptStartFile(data: StartData, language: string): StartFile | undefined {
  try {
    // Only `fetchStartFile` writes it.
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.address === addressOf(data, language) ? kept.file : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches the start file of a language and keeps it. Rejects when it does not arrive within three seconds. */
export async function fetchStartFile(data: StartData, language: string): Promise<StartFile> {
  const address = addressOf(data, language);
  const response = await fetch(address, { signal: AbortSignal.timeout(longest) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The build wrote it together with this script.
  const file = (await response.json()) as StartFile;
  try {
    localStorage.setItem(key, JSON.stringify({ address, file } satisfies Kept));
  } catch {
    // Fetched again next time.
  }
  return file;
}

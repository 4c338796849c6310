import * as v from 'valibot';
import type { ServerChanges } from '../serverChanges';
import type { Database } from './database';
import { format, type Meta, metaSchema, type Row, rowSchema } from './stored';

const shared = 'shared';
const week = 7 * 24 * 60 * 60 * 1000;

/** What a tab has read: a revision of a start. */
export interface Seen {
  readonly start: string;
  readonly revision: number;
}

/** What the database has for a tab: everything of a start, or what is new to the tab. */
export interface Found extends Seen {
  readonly startedAt: number;
  readonly changes: ServerChanges;
}

/** Thrown when the stored data is invalid. */
export class Corrupted extends Error {
  override name = 'Corrupted';
}

const rowsOf = (start: string) => IDBKeyRange.bound([start], [start, []]);
const rowsSince = (start: string, revision: number) =>
  IDBKeyRange.bound([start, revision], [start, Number.POSITIVE_INFINITY], true);

function asMeta(stored: unknown): Meta | undefined {
  if (stored === undefined) return undefined;
  if (!v.is(metaSchema, stored)) throw new Corrupted('The data of the demo cannot be understood');
  return stored;
}

function found({ tokens, revision }: Meta, start: Meta['starts'][string], rows: readonly unknown[]): Found {
  const records = rows.map((row) => {
    if (!v.is(rowSchema, row)) throw new Corrupted('A record of the demo cannot be understood');
    return row;
  });
  const changes = { records, names: start.names, passwords: start.passwords ?? {}, tokens };
  return { start: start.id, revision, startedAt: start.startedAt, changes };
}

const newMeta = (dataset: string): Meta => ({
  dataset,
  format,
  revision: 0,
  usedAt: 0,
  tokens: { expiredUntil: 0, spent: [] },
  starts: {},
});

/**
 * One dataset of the database: changed records, names, passwords and tokens; `amounts` identifies the start.
 * All methods throw what the database throws, and `Corrupted`.
 */
export class Dataset {
  readonly #database: Database;
  readonly #name: string;

  constructor(database: Database, name: string) {
    this.#database = database;
    this.#name = name;
  }

  /** What was written after `seen`: `nothing` if nothing was, `other` when that start is gone. */
  async newer(amounts: string, seen: Seen): Promise<Found | 'nothing' | 'other'> {
    const transaction = this.#database.transaction(['datasets', 'rows']);
    const meta = asMeta(await transaction.objectStore('datasets').get(this.#name));
    const start = meta?.starts[amounts];
    if (!meta || start?.id !== seen.start) return 'other';
    if (meta.revision <= seen.revision) return 'nothing';
    const index = transaction.objectStore('rows').index('revision');
    return found(meta, start, await index.getAll(rowsSince(start.id, seen.revision)));
  }

  /** Everything of a start, which begins now if there is none. Also deletes unused private datasets. */
  async open(amounts: string, startedAt: number): Promise<Found> {
    const transaction = this.#database.transaction(['datasets', 'rows'], 'readwrite');
    const [datasets, rows] = [transaction.objectStore('datasets'), transaction.objectStore('rows')];
    const metas = (await datasets.getAll()).map(asMeta);
    for (const meta of metas) {
      if (!meta || meta.dataset === this.#name || meta.dataset === shared) continue;
      if (meta.usedAt > Date.now() - week) continue;
      await datasets.delete(meta.dataset);
      for (const { id } of Object.values(meta.starts)) await rows.delete(rowsOf(id));
    }
    const meta = metas.find((one) => one?.dataset === this.#name) ?? newMeta(this.#name);
    const start = meta.starts[amounts] ?? { id: crypto.randomUUID(), startedAt, names: {}, passwords: {} };
    await datasets.put({ ...meta, usedAt: Date.now(), starts: { ...meta.starts, [amounts]: start } });
    const stored = await rows.getAll(rowsOf(start.id));
    await transaction.done;
    return found(meta, start, stored);
  }

  /** Writes changes and returns the new revision; undefined, with nothing written, when that start is gone. */
  async write(amounts: string, seen: Seen, changes: ServerChanges): Promise<number | undefined> {
    const transaction = this.#database.transaction(['datasets', 'rows'], 'readwrite');
    const datasets = transaction.objectStore('datasets');
    const meta = asMeta(await datasets.get(this.#name));
    const start = meta?.starts[amounts];
    if (!meta || start?.id !== seen.start) return undefined;
    const { names = start.names, passwords = start.passwords, tokens = meta.tokens } = changes;
    const revision = meta.revision + 1;
    const starts = { ...meta.starts, [amounts]: { ...start, names, passwords } };
    const rows = transaction.objectStore('rows');
    await Promise.all([
      datasets.put({ ...meta, revision, usedAt: Date.now(), tokens, starts }),
      ...toRows(start.id, revision, changes).map((row) => rows.put(row)),
      transaction.done,
    ]);
    return revision;
  }

  /** Replaces the records of a start by `changes`, which began at `startedAt`. */
  async replace(amounts: string, startedAt: number, changes: Required<ServerChanges>): Promise<Seen> {
    const transaction = this.#database.transaction(['datasets', 'rows'], 'readwrite');
    const [datasets, rows] = [transaction.objectStore('datasets'), transaction.objectStore('rows')];
    const meta = asMeta(await datasets.get(this.#name)) ?? newMeta(this.#name);
    const former = meta.starts[amounts];
    if (former) await rows.delete(rowsOf(former.id));
    const { names, passwords, tokens } = changes;
    const [start, revision] = [crypto.randomUUID(), meta.revision + 1];
    const starts = { ...meta.starts, [amounts]: { id: start, startedAt, names, passwords } };
    await Promise.all([
      datasets.put({ ...meta, revision, usedAt: Date.now(), tokens, starts }),
      ...toRows(start, revision, changes).map((row) => rows.put(row)),
      transaction.done,
    ]);
    return { start, revision };
  }

  /** Deletes all datasets. */
  async clear(): Promise<void> {
    const transaction = this.#database.transaction(['datasets', 'rows'], 'readwrite');
    await Promise.all([
      transaction.objectStore('datasets').clear(),
      transaction.objectStore('rows').clear(),
      transaction.done,
    ]);
  }
}

function toRows(start: string, revision: number, { records }: ServerChanges): Row[] {
  return records.map(({ place = 0, ...change }) => ({ ...change, place, start, revision }));
}

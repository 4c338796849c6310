import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { format } from './stored';

// What is read is checked before it is used, so it has no type here.
interface Schema extends DBSchema {
  datasets: { key: string; value: unknown };
  rows: { key: [string, string, string]; value: unknown; indexes: { revision: [string, number] } };
}

export type Database = IDBPDatabase<Schema>;

/**
 * Opens the browser's database; one of an older or broken format is deleted.
 * @param lost called when the browser has closed it, for a newer version in another tab or because site data was cleared
 * @throws Error when there is no database, or another tab keeps one of another version
 */
export async function openDatabase(name: string, lost: () => void): Promise<Database> {
  const database = await connect(name, lost);
  const stores = [...database.objectStoreNames];
  if (stores.includes('datasets') && stores.includes('rows')) return database;
  database.close();
  await new Promise<void>((resolve, reject) => {
    const blocked = () => reject(new Error('Another tab has a damaged database open'));
    deleteDB(name, { blocked }).then(resolve, reject);
  });
  return connect(name, lost);
}

function connect(name: string, lost: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const opening = openDB<Schema>(name, format, {
      upgrade(database) {
        for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
        database.createObjectStore('datasets', { keyPath: 'dataset' });
        const rows = database.createObjectStore('rows', { keyPath: ['start', 'resource', 'id'] });
        rows.createIndex('revision', ['start', 'revision']);
      },
      // An older page in another tab may never let go, and requests would wait for it.
      blocked() {
        isLate = true;
        reject(new Error('Another tab has the database of an older version open'));
      },
      blocking(_current, _next, event) {
        // The event's target is the database itself.
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
    opening.then((database) => (isLate ? database.close() : resolve(database)), reject);
  });
}

import type { DataProvider, FilterPayload, SortPayload } from 'react-admin';
import { groupPath } from '../../../../directory/readModels';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import type { User } from '../userSchema';
import { exportPageSize } from './exportPageSize';
import { listCell } from './listCell';
import { createNameLookup } from './nameLookup';
import { pause } from './pause';
import type { Separator } from './separator';
import { csvFile, csvLines } from './writeCsv';

/** The captions are the same in every language, so that the file can be imported anywhere. */
const columns = ['id', 'name', 'email', 'status', 'roles', 'groups', 'language', 'lastSignInAt', 'createdAt'];

/** Which users are exported, in which order and how the columns are parted. */
export interface ExportQuery {
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly separator: Separator;
}

/** The finished file; `complete` is false when the server's set changed while it was read. */
export interface UserExport {
  readonly file: Blob;
  readonly count: number;
  readonly total: number;
  readonly complete: boolean;
}

type Provider = Pick<DataProvider, 'getList' | 'getMany'>;

/**
 * Reads all users of a query page by page and writes them as CSV. After a failure `run` can be called again: it goes on with the
 * page that failed. Only the text of what was read is kept.
 * @throws ApiError, or the signal's reason
 */
export function createUserExport(provider: Provider, { filter, sort, separator }: ExportQuery) {
  const rolesOf = createNameLookup<Role>(provider, 'user-management/roles', ({ name }) => name);
  const groupsOf = createNameLookup<Group>(provider, 'user-management/groups', groupPath);
  const lines = [csvLines([columns], separator)];
  const written = new Set<string>();
  const totals = new Set<number>();
  let page = 1;

  async function readPage(signal: AbortSignal): Promise<{ total: number; last: boolean }> {
    const pagination = { page, perPage: exportPageSize };
    const list = await provider.getList<User>('user-management/users', { pagination, sort, filter, signal });
    // A user who moved to a later page meanwhile is there already.
    const users = list.data.filter(({ id }) => !written.has(id));
    const roleName = await rolesOf(
      users.flatMap(({ roleIds }) => roleIds),
      signal,
    );
    const groupName = await groupsOf(
      users.flatMap(({ groupIds }) => groupIds),
      signal,
    );
    signal.throwIfAborted();
    lines.push(
      csvLines(
        users.map((user) => cells(user, roleName, groupName)),
        separator,
      ),
    );
    for (const { id } of users) written.add(id);
    const { total = list.data.length } = list;
    totals.add(total);
    const last = list.data.length === 0 || page * exportPageSize >= total;
    page += 1;
    return { total, last };
  }

  return async function run(
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<UserExport> {
    for (;;) {
      const { total, last } = await readPage(signal);
      onProgress(written.size, total);
      const complete = totals.size === 1 && written.size === total;
      if (last) return { file: csvFile(lines), count: written.size, total, complete };
      await pause(signal);
    }
  };
}

type NameOf = (id: string) => string;

function cells(user: User, roleName: NameOf, groupName: NameOf): string[] {
  return [
    user.id,
    user.name,
    user.email,
    user.status,
    listCell(user.roleIds.map(roleName)),
    listCell(user.groupIds.map(groupName)),
    user.language ?? '',
    isoMoment(user.lastSignInAt),
    isoMoment(user.createdAt),
  ];
}

/** The moment in ISO 8601 and UTC; what is no moment stays as the server wrote it. */
function isoMoment(value: string | null): string {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? (value ?? '') : new Date(time).toISOString();
}

import type { DataProvider } from 'react-admin';
import type { Group } from './groupSchema';
import { pageSize } from './tree/branch';
import type { GroupSource } from './tree/groupStore';

/** The name of the groups for react-admin. */
export const groupsResource = 'user-management/groups';

/** The server as the tree's store needs it. The data provider has checked the records against their schema. */
export function createGroupSource(dataProvider: DataProvider): GroupSource {
  return {
    async children(parentId, page, signal) {
      const { data, total = data.length } = await dataProvider.getList<Group>(groupsResource, {
        filter: { parentId },
        sort: { field: 'position', order: 'ASC' },
        pagination: { page: page + 1, perPage: pageSize },
        signal,
      });
      return { groups: data, total };
    },
    one: async (id) => (await dataProvider.getOne<Group>(groupsResource, { id })).data,
  };
}

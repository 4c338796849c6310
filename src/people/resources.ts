import type * as v from 'valibot';

/** A resource that belongs to no area, because any area may need it. */
interface DirectoryResource {
  readonly id: `directory/${string}`;
  readonly base: 'api' | 'clientApi';
  /** The path below the base, or the optional call of `config.json` that contains it; without that call, the resource does not exist. */
  readonly name: string | { readonly call: 'sharedViews' };
  /** The schema of a record, loaded with the first one. */
  readonly schema?: () => Promise<v.GenericSchema<unknown, { id: string }>>;
}

/** The resources of the directory, which areas read by their ids like their own. */
export const directoryResources: readonly DirectoryResource[] = [
  {
    id: 'directory/audiences',
    base: 'clientApi',
    name: 'admin/audiences',
    schema: () => import('./audience/audience').then(({ audienceOptionSchema }) => audienceOptionSchema),
  },
  { id: 'directory/languages', base: 'api', name: 'groups/languages' },
  // Only holders of `user-management` may read the catalogue.
  { id: 'directory/permissions', base: 'clientApi', name: 'permissions' },
  {
    id: 'directory/shared-views',
    base: 'clientApi',
    name: { call: 'sharedViews' },
    schema: () => import('@/records/views/sharedView').then(({ sharedViewSchema }) => sharedViewSchema),
  },
];

import type * as v from 'valibot';

/** A resource that belongs to no area, because each of them may need it. */
interface DirectoryResource {
  readonly id: `directory/${string}`;
  readonly base: 'api' | 'clientApi';
  /** The path below the base, or the optional call of `config.json` that names it: without it, there is no such resource. */
  readonly name: string | { readonly call: 'sharedViews' };
  /** The schema of a record; loaded with the first one. */
  readonly schema?: () => Promise<v.GenericSchema<unknown, { id: string }>>;
}

/** The resources of the directory; an area reads them by their ids, as it reads its own. */
export const directoryResources: readonly DirectoryResource[] = [
  {
    id: 'directory/audiences',
    base: 'clientApi',
    name: 'admin/audiences',
    schema: () => import('./audience/audience').then(({ audienceOptionSchema }) => audienceOptionSchema),
  },
  { id: 'directory/languages', base: 'api', name: 'groups/languages' },
  // Those who hold `user-management` alone may read the catalogue.
  { id: 'directory/permissions', base: 'clientApi', name: 'permissions' },
  {
    id: 'directory/shared-views',
    base: 'clientApi',
    name: { call: 'sharedViews' },
    schema: () => import('@/records/views/sharedView').then(({ sharedViewSchema }) => sharedViewSchema),
  },
];

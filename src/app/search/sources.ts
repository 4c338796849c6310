import type { DataProvider, RaRecord } from 'react-admin';
import { type Area, type AreaResource, resourcesOf } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import type { Findable } from '@/records/references/defineReference';
import { recordName } from '@/records/references/useRecordName';
import { addEnglishOf } from '../i18n/createTranslate';
import type { Services } from '../services';
import { mayFill } from '../shell/mayFill';
import { recordItemId } from './recents';
import type { SearchItem } from './searchItem';

/** Something that is asked for what a person types. */
export interface SearchSource {
  readonly key: string;
  /** Of a list: its resource; undefined for what an area adds by `find`. */
  readonly resource?: AreaResource;
  readonly area: Area;
  /** Rejects with an ApiError. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<SearchAnswer>;
}

export interface SearchAnswer {
  readonly items: readonly SearchItem[];
  /** How many there are, if that is known. */
  readonly total?: number | undefined;
}

/** How many records are asked for. They are sorted here, because the server does not sort by how well they match. */
const maxRecords = 20;

/** The resources whose records somebody with these permissions may find and open. */
export function searchedResources(areas: readonly Area[], permissions: readonly string[]): AreaResource[] {
  return resourcesOf(areas.filter(({ unlisted }) => !unlisted)).filter(
    ({ area, list, edit, show, ownsPaths, search }) =>
      list !== undefined &&
      search !== false &&
      (search ?? edit ?? show ?? ownsPaths) !== undefined &&
      ['list', 'show'].every((action) => permitsAction(permissions, area, action)),
  );
}

/** All that is asked for this person, in the order of the areas. */
export function searchSources(
  { areas, api, config }: Pick<Services, 'areas' | 'api' | 'config'>,
  permissions: readonly string[],
  dataProvider: Pick<DataProvider, 'getList'>,
): SearchSource[] {
  const lists = searchedResources(areas, permissions).map(
    (resource): SearchSource => ({
      key: resource.id,
      resource,
      area: resource.area,
      async ask(text, signal) {
        const findable = await findableOf(resource);
        const { data, total } = await dataProvider.getList<RaRecord>(resource.id, {
          pagination: { page: 1, perPage: maxRecords },
          sort: { field: 'id', order: 'ASC' },
          filter: { q: text },
          meta: findable.metaOf?.(),
          signal,
        });
        return { items: data.map((record) => recordItem(resource, findable, record)), total };
      },
    }),
  );
  const found = areas.flatMap((area): SearchSource[] => {
    const load = area.shell?.find;
    if (load === undefined || !mayFill(area, permissions)) return [];
    return [
      {
        key: `${area.key}/found`,
        area,
        async ask(text, signal) {
          // The heading too is a text of the area, which may have no other page for this person.
          const [find] = await Promise.all([load(), addEnglishOf(area.key)]);
          const hits = await find(
            (schema, { base = 'clientApi', path }) =>
              api.request(schema, { url: config.bases[base] + path, signal }),
            text,
          );
          return {
            items: hits.map((hit) => ({ ...hit, id: `${area.key}/found:${hit.id}`, icon: area.icon })),
          };
        },
      },
    ];
  });
  return [...lists, ...found];
}

/** How a resource's records are shown. */
export async function findableOf({ search, recordRepresentation }: AreaResource): Promise<Findable> {
  return search ? search() : { nameOf: (record) => recordName(recordRepresentation, record) };
}

/** A record as a line of the search. */
export function recordItem(resource: AreaResource, findable: Findable, record: RaRecord): SearchItem {
  const { id, area, edit, show, ownsPaths } = resource;
  const recordPath = `/${id}/${encodeURIComponent(record.id)}`;
  const isShown = edit === undefined && show !== undefined && !ownsPaths;
  return {
    id: recordItemId(id, String(record.id)),
    name: findable.nameOf(record),
    detail: findable.detailOf?.(record),
    icon: area.icon,
    to: findable.pathOf?.(record, `/${area.path}`) ?? (isShown ? `${recordPath}/show` : recordPath),
  };
}

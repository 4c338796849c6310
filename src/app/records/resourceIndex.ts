import type * as v from 'valibot';
import { callAddress } from '@/api/callAddress';
import { type AreaResource, resourcesOf } from '@/areas';
import { directoryResources } from '@/people/resources';
import type { Services } from '../services';

type KnownResource = Pick<AreaResource, 'id' | 'base' | 'name' | 'path' | 'schema'>;

export interface ServerAddress {
  readonly resource: KnownResource;
  readonly url: string;
  /** Whether the path leads to a single record. */
  readonly isRecord: boolean;
}

type RecordSchema = v.GenericSchema<unknown, { id: string }>;

/** The resources declared by areas and the directory: their addresses and the schemas of their records. */
export function createResourceIndex({ areas, config }: Pick<Services, 'areas' | 'config'>) {
  const offered = directoryResources.flatMap(({ name, ...resource }) => {
    const path = typeof name === 'string' ? name : config.calls[name.call];
    return path === undefined ? [] : { ...resource, name: path };
  });
  const known: readonly KnownResource[] = [...offered, ...resourcesOf(areas)];
  const resources = new Map(known.map((resource) => [resource.id, resource]));
  const schemas = new Map<string, RecordSchema>();

  return {
    has: (id: string) => resources.has(id),

    /** The server address of a path. @throws Error if no area declares the resource of `/<area>/<resource>...`, or one with the area's name */
    locate(path: string): ServerAddress {
      const [, area = '', name = ''] = /^\/([^/?]+)(\/[^/?]+)?/.exec(path) ?? [];
      const resource = resources.get(area + name) ?? resources.get(area);
      if (resource === undefined) throw new Error(`No area declares the resource of '${path}'.`);
      const rest = path.slice(resource.id.length + 1);
      const url = `${callAddress(config.bases[resource.base ?? 'clientApi'], resource.path ?? resource.name)}${rest}`;
      return { resource, url, isRecord: rest.startsWith('/') };
    },

    /** The schema of a resource's records; the next call retries a failed load. */
    async schemaOf({ id, schema }: KnownResource, otherwise: RecordSchema): Promise<RecordSchema> {
      const known = schemas.get(id) ?? (await schema?.()) ?? otherwise;
      schemas.set(id, known);
      return known;
    },
  };
}

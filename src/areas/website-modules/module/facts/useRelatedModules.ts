import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState } from 'react-admin';
import { allModules } from '../../allModules';
import { type Relation, relationsOf } from '../../checks/relations';
import { isNewEnough } from '../../checks/releases';
import { type Module, moduleName, modules } from '../../moduleSchema';

/** A module that another one has to do with. */
export interface RelatedModule {
  readonly key: string;
  /** Undefined if it is not installed. */
  readonly module: Module | undefined;
  /** The release that is needed, if the installed one is too old. */
  readonly wantedRelease: string | undefined;
}

/** The modules that a module has to do with, by their relation and in the order of their names. */
type RelatedModules = Readonly<Record<Relation, readonly RelatedModule[]>>;

/** What a module needs, what needs it and what it conflicts with, directly; `related` is undefined until it is loaded. */
export function useRelatedModules(module: Module): {
  readonly related: RelatedModules | undefined;
  readonly isFailed: boolean;
} {
  const dataProvider = useDataProvider();
  const [locale] = useLocaleState();
  const { data, isError } = useQuery({
    // Below the modules' key, so that each change of a module refetches it.
    queryKey: [modules.resource, 'related', module.id],
    queryFn: ({ signal }) => allModules(dataProvider, { filter: { relatedTo: module.id }, signal }),
  });
  if (data === undefined) return { related: undefined, isFailed: isError };
  const byKey = new Map(data.map((each) => [each.key, each]));
  const others = (relation: Relation) =>
    data
      .filter((each) => relationsOf(module, each).includes(relation))
      .map((each) => ({ key: each.key, module: each, wantedRelease: undefined }));
  const sorted = (list: readonly RelatedModule[]) =>
    [...list].sort((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  const related = {
    needs: sorted(
      module.requires.map(({ key, minRelease }) => {
        const needed = byKey.get(key);
        const isOld = needed !== undefined && !isNewEnough(needed.release, minRelease);
        return { key, module: needed, wantedRelease: isOld ? minRelease : undefined };
      }),
    ),
    neededBy: sorted(others('neededBy')),
    conflicts: sorted(others('conflicts')),
  };
  return { related, isFailed: false };
}

const nameOf = ({ key, module }: RelatedModule) => (module ? moduleName(module) : key);

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useLocaleState } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { joinNames } from '@/people/audience/audienceSentence';
import { isolate } from '@/ui/isolate';
import { allModules } from '../../allModules';
import { type Deliverable, deliveries, relatedTo, type Via } from '../../checks/delivery';
import { asDeliverable, type Module, moduleName, modules } from '../../moduleSchema';
import type { Side } from '../../targeting';
import { type Sides, writeRules } from '../ruleForm';

/** Whether readers get a module with what is typed, and why. */
export interface Effect {
  readonly side: Side;
  readonly via: Via;
  /** The name of the module that it needs and they do not get. */
  readonly needed: string;
  /** The names of the modules that they do not get because they need this one, as one text; empty without any. */
  readonly lost: string;
  readonly lostCount: number;
}

/** Tabs that say who gets the module. */
const tabs = ['groups', 'schedule'];

/**
 * Returns the effect on a group, whose path is as in audiences (`group:g1`), root first; empty for a reader of no group.
 * Other modules count once they are loaded.
 */
export function useEffects(module: Module): (path: readonly string[]) => Effect {
  const dataProvider = useDataProvider();
  const [locale] = useLocaleState();
  const tab = new URLSearchParams(useLocation().search).get('tab');
  const { data } = useQuery({
    // Below the modules' key, so that each change of a module refetches it.
    queryKey: [modules.resource, 'all'],
    queryFn: ({ signal }) => allModules(dataProvider, { signal }),
    enabled: tabs.includes(tab ?? ''),
  });
  // The form starts with the record, which its schema has parsed.
  const [sides, schedule] = useWatch({ name: ['targeting', 'schedule'] }) as [Sides, Deliverable['schedule']];
  const related = useMemo(
    () => relatedTo((data ?? []).map(asDeliverable), new Set([module.id])),
    [data, module.id],
  );
  const names = useMemo(() => new Map(data?.map((each) => [each.id, moduleName(each)])), [data]);
  const targeting = writeRules({ targeting: sides, groupSettings: {} });
  const current = asDeliverable({ ...module, targeting });
  const edited = { ...current, schedule };
  const isLoaded = related.some(({ id }) => id === module.id);
  const all = isLoaded
    ? related.map((each) => (each.id === module.id ? edited : each))
    : [{ ...edited, requires: [] }];
  return (path) => {
    const groups = path.map((each) => each.replace(/^group:/, ''));
    const deliveryById = deliveries(all, groups, Date.now());
    const { enabled = false, via = { type: 'default' } } = deliveryById.get(module.id) ?? {};
    const isLost = (id: string): boolean => {
      const why = deliveryById.get(id)?.via;
      return why?.type === 'needs' && why.id !== undefined && (why.id === module.id || isLost(why.id));
    };
    const lostNames = all.flatMap(({ id }) => (isLost(id) ? [isolate(names.get(id) ?? id)] : []));
    return {
      side: enabled ? 'on' : 'off',
      via,
      needed: via.type === 'needs' ? (names.get(via.id ?? '') ?? via.key) : '',
      lost: joinNames(lostNames, locale, 'conjunction'),
      lostCount: lostNames.length,
    };
  };
}

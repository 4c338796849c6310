import { useMemo } from 'react';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useNames } from '@/records/references/useNames';

/** A group with those above it. */
export interface GroupStep {
  readonly id: string;
  readonly name: string;
}

/** A group behind those above it, root first; none for readers in no group. */
export function useGroupSteps(group: string | null) {
  const id = `group:${group}`;
  const {
    recordsById: groupsById,
    isComplete,
    isFailed,
  } = useNames(audienceGroups, group === null ? [] : [id]);
  // Parsed by this reference's schema.
  const option = groupsById.get(id) as AudienceOption | undefined;
  const steps = useMemo((): readonly GroupStep[] => {
    if (group === null) return [];
    return [...(option?.path ?? []), { id: group, name: option?.name ?? group }];
  }, [group, option]);
  const isOpen = group !== null && option === undefined;
  return {
    steps,
    isLoading: isOpen && !isComplete && !isFailed,
    isGone: isOpen && isComplete,
    isFailed: isOpen && isFailed,
  };
}

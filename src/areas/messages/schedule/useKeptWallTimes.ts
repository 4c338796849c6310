import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { momentsOf, wallTimeAt } from './zonedTime';

/** Keeps day and time as they were typed when another zone is chosen: 19:00 in Berlin becomes 19:00 in Lisbon. */
export function useKeptWallTimes(): void {
  const { getValues, setValue, formState } = useFormContext();
  const zone: unknown = useWatch({ name: 'timeZone' });
  // Read here, because the form watches only what is read while rendering.
  const { dirtyFields } = formState;
  const before = useRef(zone);
  const keep = useEffectEvent((from: string, to: string) => {
    // A zone that came with another version of the record brings its own moments.
    if (!dirtyFields.timeZone) return;
    for (const name of ['startsAt', 'endsAt']) {
      const value: unknown = getValues(name);
      const [moment] = wallTimeAt(value, from).date === '' ? [] : momentsOf(wallTimeAt(value, from), to);
      if (moment !== undefined) setValue(name, moment, { shouldDirty: true });
    }
  });
  useEffect(() => {
    const from = before.current;
    before.current = zone;
    if (typeof from === 'string' && typeof zone === 'string' && from !== zone) keep(from, zone);
  }, [zone]);
}

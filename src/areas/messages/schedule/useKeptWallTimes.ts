import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { momentsOf, wallTimeAt } from './zonedTime';

/** Keeps day and time as they were typed when another zone is chosen: 19:00 in Berlin becomes 19:00 in Lisbon. */
export function useKeptWallTimes(): void {
  const { getValues, setValue } = useFormContext();
  const zone: unknown = useWatch({ name: 'timeZone' });
  // Read here, because the form watches only what is read while rendering; of this field alone, or else all that is in the form renders.
  const { defaultValues } = useFormState({ name: 'timeZone', exact: true });
  const stored: unknown = defaultValues?.timeZone;
  const before = useRef(zone);
  const known = useRef(stored);
  const keep = useEffectEvent((from: string, to: string) => {
    for (const name of ['startsAt', 'endsAt']) {
      const value: unknown = getValues(name);
      const [moment] = wallTimeAt(value, from).date === '' ? [] : momentsOf(wallTimeAt(value, from), to);
      if (moment !== undefined) setValue(name, moment, { shouldDirty: true });
    }
  });
  useEffect(() => {
    // Emptied, on the way to another one.
    if (typeof zone !== 'string') return;
    const from = before.current;
    const isOfRecord = known.current !== stored;
    before.current = zone;
    known.current = stored;
    // A zone that came with another version of the record brings its own moments.
    if (!isOfRecord && typeof from === 'string' && from !== zone) keep(from, zone);
  }, [zone, stored]);
}

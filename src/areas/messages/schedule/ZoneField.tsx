import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { zoneLabel } from '@/records/dates/zonedTime';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import type { Option } from '@/records/inputs/options';
import { timeZones } from './timeZones';

/** The message's time zone, found by current and former names. A saved former name is kept. */
export function ZoneField() {
  const { defaultValues } = useFormState({ name: 'timeZone', exact: true });
  const stored: unknown = defaultValues?.timeZone;
  const options = useMemo(() => zoneOptions(stored), [stored]);
  return <FormAutocomplete source="timeZone" options={options} required />;
}

function zoneOptions(stored: unknown): Option[] {
  return timeZones
    .map(
      ({ name, names, places }): Option => ({
        value: names.find((each) => each === stored) ?? name,
        label: zoneLabel(name),
        searchWords: [...places, ...names, ...names.map(zoneLabel)].join(' '),
      }),
    )
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

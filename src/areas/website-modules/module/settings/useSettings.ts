import { useContext, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SourceContext } from '@/records/inputs/formFields';
import { isJson, type Json } from '../../checks/schema/json';
import { rulesWithin, type Within } from '../../checks/settingRules';
import type { Module } from '../../moduleSchema';
import { fromForm } from './formNames';
import { describedSettings, type Setting } from './readSettings';
import { sentValue } from './sentSettings';

/** Where settings are: the path of the object that has them, and what is stored there. */
export interface Place {
  /** The path in the form; empty for the entry of a list around. */
  readonly source: string;
  /** Undefined for an entry of a list, and for the settings of a group. */
  readonly stored: Json | undefined;
  /** What holds where nothing is set, of the settings of a group. */
  readonly inherited?: Json;
}

/** Fields at a place. Inputs that have fields within get them as a component, because these consist of inputs. */
export interface SettingFieldsProps {
  readonly module: Module;
  readonly settings: readonly Setting[];
  readonly place: Place;
}

const valuesOf = (value: unknown): Json => {
  const values = fromForm(value);
  return isJson(values) ? values : {};
};

/** The words of a schema that make what it says depend on the values. */
const conditional = ['if', 'oneOf', 'anyOf', 'allOf', '$ref', 'dependentRequired', 'dependentSchemas'];

/**
 * The settings of a schema for the values in the form, in order; the same list until a value changes what the schema says.
 * @param group the group that they are of, if it may be absent: then nothing in it is required until something is set
 */
export function useSettings(within: Within, place: Place, group?: Setting): readonly Setting[] {
  const { schema, root } = within;
  const { source, stored, inherited } = place;
  const prefix = useContext(SourceContext);
  const name = [prefix, source].filter(Boolean).join('.');
  const { getValues } = useFormContext();
  const isConditional = conditional.some((word) => schema[word] !== undefined);
  const settingsFor = (value: unknown) => {
    const values = { ...inherited, ...valuesOf(value) };
    const isAsked =
      group === undefined || sentValue(group, values, stored, stored !== undefined) !== undefined;
    // In an entry of a list no secret can be stored, nor for a group.
    const hasSecrets = prefix === undefined && !source.startsWith('groupSettings.');
    const settings = describedSettings(rulesWithin(within, values)).filter(
      ({ kind }) => hasSecrets || kind !== 'secret',
    );
    return isAsked ? settings : settings.map((each) => ({ ...each, required: false }));
  };
  const shape = useWatch({
    name,
    compute: (value: unknown) =>
      isConditional || group !== undefined
        ? JSON.stringify(settingsFor(value).map(({ root: _root, item: _item, ...setting }) => setting))
        : '',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the values
  return useMemo(() => settingsFor(getValues(name)), [schema, root, name, shape, isConditional && inherited]);
}

import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type Adapt = (currency: string) => void;

/** By form and currency field. */
const amounts = new WeakMap<object, Map<string, Set<Adapt>>>();

/**
 * Adapts all amounts of a form that share a currency when another one is chosen: minor units of EUR are none of JPY.
 * @param name the field with the currency
 * @param adapt changes this amount
 * @returns called with the chosen currency before it is stored
 */
export function useSharedCurrency(name: string, adapt: Adapt): Adapt {
  const { control } = useFormContext();
  const adaptThis = useEvent(adapt);
  useEffect(() => {
    const ofForm = amounts.get(control) ?? new Map<string, Set<Adapt>>();
    const shared = ofForm.get(name) ?? new Set<Adapt>();
    amounts.set(control, ofForm.set(name, shared.add(adaptThis)));
    return () => {
      shared.delete(adaptThis);
    };
  }, [control, name, adaptThis]);
  return (currency) =>
    amounts
      .get(control)
      ?.get(name)
      ?.forEach((each) => void each(currency));
}

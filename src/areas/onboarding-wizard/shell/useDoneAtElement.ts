import { useEffect, useEffectEvent } from 'react';
import { isTurnedOff } from '@/ui/controls/isTurnedOff';
import { asName } from './accessibleName';
import type { RunStep } from './runSchema';

/**
 * Reports that a person has done at an element what completes the step: clicked it while it was not turned off, or left
 * a field with another value than before, which is not empty.
 */
export function useDoneAtElement(
  element: HTMLElement | undefined,
  type: RunStep['doneBy']['type'] | undefined,
  onDone: () => void,
): void {
  const report = useEffectEvent(onDone);
  useEffect(() => {
    if (element === undefined || (type !== 'click' && type !== 'fill')) return;
    const before = contentOf(element);
    const event = type === 'click' ? 'click' : 'focusout';
    const look = ({ target }: Event) => {
      if (!(target instanceof Node) || !element.contains(target)) return;
      const value = contentOf(element);
      if (type === 'click' ? !isTurnedOff(target) : value !== '' && value !== before) report();
    };
    // In the capture phase: what handles the click may stop it, or remove the element.
    document.addEventListener(event, look, true);
    return () => document.removeEventListener(event, look, true);
  }, [element, type]);
}

/** What is in a field, or in the first one of what contains it. */
function contentOf(element: HTMLElement): string {
  const inputs = 'input, textarea, select';
  const field = element.matches(inputs) ? element : element.querySelector(inputs);
  return asName(field && 'value' in field ? String(field.value) : (element.textContent ?? ''));
}

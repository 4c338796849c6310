import { useTranslate } from 'react-admin';
import type { Module } from '../moduleSchema';

const texts = 'areas.website-modules.errors';

/** The reason code if a module cannot be turned on or off. */
export const switchRefusal = ({ access }: Pick<Module, 'access'>, enabled: boolean) =>
  enabled ? access.enable : access.disable;

/** Translates why a module cannot be turned on or off. */
export function useSwitchReason() {
  const translate = useTranslate();
  return (module: Module, enabled: boolean): string | undefined => {
    const code = switchRefusal(module, enabled);
    return code && translate(`${texts}.${code}`, { _: translate(`${texts}.other`) });
  };
}

import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import type { Module } from '../moduleSchema';

/** The reason code if a module cannot be turned on or off. */
export const switchRefusal = ({ access }: Pick<Module, 'access'>, enabled: boolean) =>
  enabled ? access.enable : access.disable;

/** Returns a function for why a module cannot be turned on or off, as a sentence. */
export function useSwitchReason() {
  const refusalOf = useAccessRefusal('areas.website-modules.errors');
  return (module: Module, enabled: boolean) => refusalOf(module, enabled ? 'enable' : 'disable');
}

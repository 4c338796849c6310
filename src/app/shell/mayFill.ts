import type { Area } from '@/areas';
import { permits } from '@/areas/permitsAction';

/** Whether a user with these permissions sees an area's parts of the shell. */
export function mayFill({ shell, permission }: Area, permissions: readonly string[]): boolean {
  const requiredKey = shell?.for ?? permission;
  return requiredKey === 'everybody' || permits(permissions, requiredKey);
}

import type { Area } from '@/areas';
import { permits } from '@/areas/permitsAction';

/** Whether somebody with these permissions sees what an area puts into the shell. */
export function mayFill({ shell, permission }: Area, permissions: readonly string[]): boolean {
  const needed = shell?.for ?? permission;
  return needed === 'everybody' || permits(permissions, needed);
}

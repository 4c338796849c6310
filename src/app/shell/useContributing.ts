import type { Area } from '../../areas';
import { permits } from '../../areas/permitsAction';
import type { ShellPlaceName } from '../../areas/shellDefinition';
import { usePermissions } from '../profileQuery';
import { useServices, useSession } from '../services';

/** The areas that put something in a place for this person; over an interrupted session their dialogs alone, which wait. */
export function useContributing(place: ShellPlaceName): readonly Area[] {
  const { areas } = useServices();
  const { signedIn, interrupted } = useSession();
  const permissions = usePermissions() ?? [];
  if (!signedIn && (interrupted === undefined || place !== 'dialog')) return [];
  return areas.filter(({ shell, permission }) => {
    const needed = shell?.for ?? permission;
    return shell?.[place] && (needed === 'everybody' || permits(permissions, needed));
  });
}

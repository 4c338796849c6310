import { useEffect, useState } from 'react';
import type { Area } from '../../areas';
import { permits } from '../../areas/permitsAction';
import type { ShellPlaceName } from '../../areas/shellDefinition';
import { whenIdle } from '../../ui/loading/whenIdle';
import { usePermissions } from '../profileQuery';
import { useServices, useSession } from '../services';
import type { ShellParts } from './ShellParts';
import { usePagePattern } from './usePagePattern';

/** A place of the shell with what areas put there, in their order. Where none does, nothing is rendered or loaded. */
export function ShellPlace({ place }: { place: ShellPlaceName }) {
  const { epoch } = useSession();
  const areas = useContributing(place);
  return areas.length === 0 ? null : <FilledPlace key={epoch} place={place} areas={areas} />;
}

/** What draws the parts comes when the browser is idle; what did not arrive is loaded again on the next page. */
function FilledPlace(props: { place: ShellPlaceName; areas: readonly Area[] }) {
  const page = usePagePattern();
  const [Parts, setParts] = useState<typeof ShellParts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is the next attempt
  useEffect(() => {
    if (Parts !== undefined) return;
    return whenIdle(() => {
      import('./ShellParts').then((loaded) => setParts(() => loaded.ShellParts)).catch(() => {});
    });
  }, [Parts, page]);
  return Parts && <Parts {...props} />;
}

/** The areas that put something in a place for this person; over an interrupted session their dialogs alone, which wait. */
function useContributing(place: ShellPlaceName): readonly Area[] {
  const { areas } = useServices();
  const { signedIn, interrupted } = useSession();
  const permissions = usePermissions() ?? [];
  if (!signedIn && (interrupted === undefined || place !== 'dialog')) return [];
  return areas.filter(({ shell, permission }) => {
    const needed = shell?.for ?? permission;
    return shell?.[place] && (needed === 'everybody' || permits(permissions, needed));
  });
}

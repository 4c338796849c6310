import { useEffect, useState } from 'react';
import type { Area } from '../../areas';
import type { ShellPlaceName } from '../../areas/shellDefinition';
import { whenIdle } from '../../ui/loading/whenIdle';
import { useSession } from '../services';
import type { ShellParts } from './ShellParts';
import { useContributing } from './useContributing';
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

import { useEffect, useState } from 'react';
import type { Area } from '../../areas';
import type { ShellPlaceName } from '../../areas/shellDefinition';
import { whenIdle } from '../../ui/loading/whenIdle';
import { setHelpRoom } from '../../ui/page/helpRoom';
import { useTextPreview, useTranslating } from '../../ui/textOverlay';
import { usePermissions } from '../profileQuery';
import { useServices, useSession } from '../services';
import { mayFill } from './mayFill';
import type { ShellParts } from './ShellParts';
import { usePagePattern } from './usePagePattern';

/** A place of the shell with what areas put there, in their order. Where none does, nothing is rendered or loaded. */
export function ShellPlace({ place }: { place: ShellPlaceName | 'follow' }) {
  const { epoch } = useSession();
  const areas = useContributing(place);
  const isNeeded = areas.length > 0;
  useEffect(() => {
    // The start page keeps the room for whoever has a session.
    if (place === 'help' && !isNeeded) setHelpRoom(false);
  }, [place, isNeeded]);
  return isNeeded && <FilledPlace key={epoch} place={place} areas={areas} />;
}

/** What draws the parts comes when the browser is idle; what did not arrive is loaded again on the next page. */
function FilledPlace(props: { place: ShellPlaceName | 'follow'; areas: readonly Area[] }) {
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

/** What stays over an interrupted session: what waits, and the help that somebody has opened. */
const lasting: readonly string[] = ['dialog', 'follow', 'help'];

/** The areas that put something in a place for this person. */
function useContributing(place: ShellPlaceName | 'follow'): readonly Area[] {
  const { areas } = useServices();
  const { signedIn, interrupted } = useSession();
  const permissions = usePermissions() ?? [];
  const isTranslating = [useTranslating(), useTextPreview() !== undefined].includes(true);
  if (!signedIn && (interrupted === undefined || !lasting.includes(place))) return [];
  return areas.filter(
    (area) =>
      area.shell?.[place] && (isTranslating || area.shell.when === undefined) && mayFill(area, permissions),
  );
}

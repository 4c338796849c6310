import { useEffect, useState } from 'react';
import type { Area } from '@/areas';
import type { ShellPlaceName } from '@/areas/shellDefinition';
import { whenIdle } from '@/ui/loading/whenIdle';
import { setHelpRoom } from '@/ui/page/helpRoom';
import { useTextPreview, useTranslating } from '@/ui/textOverlay';
import { usePermissions } from '../profileQuery';
import { useServices, useSession } from '../services';
import { mayFill } from './mayFill';
import { ShellParts } from './ShellParts';

/** A place of the shell with what areas put there, in their order. Where none does, nothing is rendered. */
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

/** What draws the parts waits until the browser is idle. */
function FilledPlace(props: { place: ShellPlaceName | 'follow'; areas: readonly Area[] }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <ShellParts {...props} />;
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

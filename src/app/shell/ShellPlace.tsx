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

/** A place of the shell with the areas' parts, in the order of the areas. Renders nothing if there are none. */
export function ShellPlace({ place }: { place: ShellPlaceName | 'follow' }) {
  const { epoch } = useSession();
  const areas = useContributing(place);
  const isNeeded = areas.length > 0;
  useEffect(() => {
    // The start page reserves the space if there is a session.
    if (place === 'help' && !isNeeded) setHelpRoom(false);
  }, [place, isNeeded]);
  return isNeeded && <FilledPlace key={epoch} place={place} areas={areas} />;
}

/** Loads the code for the parts once the browser is idle. */
function FilledPlace(props: { place: ShellPlaceName | 'follow'; areas: readonly Area[] }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <ShellParts {...props} />;
}

/** The places that stay during an interruption. */
const lasting: readonly string[] = ['dialog', 'follow', 'help'];

/** The areas with a part in this place for this user. */
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

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Area } from '@/areas';
import type { ShellPartProps, ShellPlaceName } from '@/areas/shellDefinition';
import { DialogRankContext } from '@/ui/dialog/dialogOrder';
import { LoadingState } from '@/ui/state/LoadingState';
import { addEnglishOf } from '../i18n/createTranslate';
import { useProfile } from '../profileQuery';
import { useServices } from '../services';
import { followArea } from './followArea';
import { HelpButton } from './HelpButton';
import { usePagePattern } from './usePagePattern';
import { useAskAgain, useWaiting, useWaitingHelp } from './waiting';

interface ShellPartsProps {
  place: ShellPlaceName | 'follow';
  areas: readonly Area[];
}

/** Help is behind a button; of the dialogs there is one at a time. What areas follow is seen in the other places. */
export function ShellParts({ place, areas }: ShellPartsProps) {
  if (place === 'follow') return areas.map((area) => <Followed key={area.key} area={area} />);
  if (place === 'dialog') return <DialogPart areas={areas} />;
  if (place === 'help') return <Help areas={areas} />;
  return areas.map((area) => <Part key={area.key} area={area} place={place} />);
}

/** The help of all areas: sections of one panel, which know nothing of each other. */
function Help({ areas }: { areas: readonly Area[] }) {
  return (
    <HelpButton waiting={useWaitingHelp(areas)}>
      {(target, onClose) =>
        areas.map((area) => (
          <Part key={area.key} area={area} place="help" target={target} onClose={onClose} />
        ))
      }
    </HelpButton>
  );
}

/** Lets an area follow what waits, once it is known who is signed in: a server that tells nobody is not asked. */
function Followed({ area }: { area: Area }) {
  const services = useServices();
  const isKnown = useProfile().data !== undefined;
  useEffect(() => (isKnown ? followArea(area, services) : undefined), [isKnown, area, services]);
  return null;
}

/** Of the dialogs that areas want to show, the first alone; it opens when no other dialog comes before it. */
function DialogPart({ areas }: { areas: readonly Area[] }) {
  const [opened, setOpened] = useState<string>();
  const parts = areas.map((area) => (
    <Part
      key={area.key}
      area={area}
      place="dialog"
      isHeld={opened !== area.key}
      onWanted={() => setOpened((before) => before ?? area.key)}
      onGone={() => setOpened((before) => (before === area.key ? undefined : before))}
    />
  ));
  return <DialogRankContext value="area">{parts}</DialogRankContext>;
}

interface PartProps {
  area: Area;
  place: ShellPlaceName;
  isHeld?: boolean;
  /** Told when something waits here, and when it does so no more. */
  onWanted?: () => void;
  onGone?: () => void;
  /** In help. */
  target?: string | undefined;
  onClose?: () => void;
}

function Part({ area, place, isHeld = false, onWanted, onGone, target, onClose }: PartProps) {
  const page = usePagePattern();
  const waiting = useWaiting(area, page)[place] ?? 0;
  const askAgain = useAskAgain(area);
  const [closedAt, setClosedAt] = useState(0);
  const [failedOn, setFailedOn] = useState<string>();
  const load = area.shell?.[place];
  // Help is there because the person has opened it.
  const { watch, follow } = area.shell ?? {};
  const isUnasked = watch === undefined && (follow === undefined || place === 'toolbar');
  const isAlways = place === 'help' || (isUnasked && place !== 'dialog');
  // What has failed here leaves its place to others until the next page.
  const isWanted = (isAlways || waiting > closedAt) && failedOn !== (page ?? '');
  // After each render: another dialog may have been closed.
  useEffect(() => {
    if (!isWanted) onGone?.();
    else if (isHeld) onWanted?.();
  });
  if (!isWanted || isHeld || load === undefined) return null;
  const Loaded = partOf(area, load);
  return (
    <ErrorBoundary fallback={null} resetKeys={[page]} onError={() => setFailedOn(page ?? '')}>
      <Suspense fallback={place === 'help' ? <LoadingState /> : null}>
        <Loaded
          waiting={waiting}
          page={page}
          target={target}
          askAgain={askAgain}
          onClose={onClose ?? (() => setClosedAt(waiting))}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;
const known = new WeakMap<PartLoader, ComponentType<ShellPartProps>>();

/** The part of a loader; one that did not arrive is loaded again on the next page. */
function partOf(area: Area, load: PartLoader): ComponentType<ShellPartProps> {
  const part =
    known.get(load) ??
    lazy(async () => {
      try {
        const [Loaded] = await Promise.all([load(), addEnglishOf(area.key)]);
        return { default: Loaded };
      } catch (error) {
        known.delete(load);
        throw error;
      }
    });
  known.set(load, part);
  return part;
}

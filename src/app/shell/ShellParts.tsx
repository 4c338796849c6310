import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Area } from '@/areas';
import type { ShellPartProps, ShellPlaceName } from '@/areas/shellDefinition';
import { DialogRankContext } from '@/ui/dialog/dialogOrder';
import { unlessLeaving } from '@/ui/loading/unlessLeaving';
import { useShell } from '@/ui/shell';
import { LoadingState } from '@/ui/state/LoadingState';
import { addEnglishOf } from '../i18n/createTranslate';
import { useProfile } from '../profileQuery';
import { useServices } from '../services';
import { followArea } from './followArea';
import { HelpButton } from './HelpButton';
import { useAskAgain, useWaitingHelp, useWaitingPlaces } from './waiting';

interface ShellPartsProps {
  place: ShellPlaceName | 'follow';
  areas: readonly Area[];
}

/** Renders the areas' parts of a place: help behind a button, one dialog at a time, `follow` without output, all others directly. */
export function ShellParts({ place, areas }: ShellPartsProps) {
  if (place === 'follow') return areas.map((area) => <FollowedArea key={area.key} area={area} />);
  if (place === 'dialog') return <DialogPart areas={areas} />;
  if (place === 'help') return <Help areas={areas} />;
  return areas.map((area) => <Part key={area.key} area={area} place={place} />);
}

/** The help button, whose panel has a section per area. */
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

/** Runs the area's `follow` once the profile has loaded, so that failing servers get no further calls. */
function FollowedArea({ area }: { area: Area }) {
  const services = useServices();
  const isKnown = useProfile().data !== undefined;
  useEffect(() => (isKnown ? followArea(area, services) : undefined), [isKnown, area, services]);
  return null;
}

/** Shows the first of the dialogs that areas want to show, once no dialog with higher priority is open. */
function DialogPart({ areas }: { areas: readonly Area[] }) {
  const [openArea, setOpenArea] = useState<string>();
  const parts = areas.map((area) => (
    <Part
      key={area.key}
      area={area}
      place="dialog"
      isHeld={openArea !== area.key}
      onWanted={() => setOpenArea((previous) => previous ?? area.key)}
      onGone={() => setOpenArea((previous) => (previous === area.key ? undefined : previous))}
    />
  ));
  return <DialogRankContext value="area">{parts}</DialogRankContext>;
}

interface PartProps {
  area: Area;
  place: ShellPlaceName;
  isHeld?: boolean;
  /** Called when something waits here, and `onGone` when nothing does any more. */
  onWanted?: () => void;
  onGone?: () => void;
  /** In help, the item in the address. */
  target?: string | undefined;
  onClose?: () => void;
}

function Part({ area, place, isHeld = false, onWanted, onGone, target, onClose }: PartProps) {
  const { page } = useShell();
  const waiting = useWaitingPlaces(area, page)[place] ?? 0;
  const askAgain = useAskAgain(area);
  const [closedAt, setClosedAt] = useState(0);
  const close = useCallback(() => setClosedAt(waiting), [waiting]);
  const [failedPage, setFailedPage] = useState<string>();
  const load = area.shell?.[place];
  // Help is always shown, because the user has opened it, and `start` with its page.
  const { watch, follow } = area.shell ?? {};
  const isOpened = place === 'help' || place === 'start';
  const isUnasked = watch === undefined && (follow === undefined || place === 'toolbar');
  const isAlways = isOpened || (isUnasked && place !== 'dialog');
  // A failed part leaves its place to others until the next page.
  const isWanted = (isAlways || waiting > closedAt) && failedPage !== (page ?? '');
  // After each render, because another dialog may have closed.
  useEffect(() => {
    if (!isWanted) onGone?.();
    else if (isHeld) onWanted?.();
  });
  if (!isWanted || isHeld || load === undefined) return null;
  const Loaded = partOf(area, load);
  return (
    <ErrorBoundary fallback={null} resetKeys={[page]} onError={() => setFailedPage(page ?? '')}>
      <Suspense fallback={isOpened ? <LoadingState /> : null}>
        <Loaded
          waiting={waiting}
          page={page}
          target={target}
          askAgain={askAgain}
          onClose={onClose ?? close}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;
const loadedParts = new WeakMap<PartLoader, ComponentType<ShellPartProps>>();

/** The component of a loader; the next page retries a failed load. */
function partOf(area: Area, load: PartLoader): ComponentType<ShellPartProps> {
  const loadedPart =
    loadedParts.get(load) ??
    lazy(async () => {
      try {
        const [Loaded] = await unlessLeaving(() => Promise.all([load(), addEnglishOf(area.key)]));
        // Rendered again when its props change, and not on each change of the address.
        return { default: memo(Loaded) };
      } catch (error) {
        loadedParts.delete(load);
        throw error;
      }
    });
  loadedParts.set(load, loadedPart);
  return loadedPart;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Area } from '../../areas';
import type { ShellPartProps, ShellPlaceName } from '../../areas/shellDefinition';
import { useIsDialogClaimed } from '../../ui/dialog/dialogClaims';
import { whenIdle } from '../../ui/loading/whenIdle';
import { addEnglishOf } from '../i18n/createTranslate';
import { useServices, useSession } from '../services';
import { useContributing } from './useContributing';
import { usePagePattern } from './usePagePattern';

/** A place of the shell with what areas put there, in their order. Renders and loads nothing where none does. */
export function ShellPlace({ place }: { place: ShellPlaceName }) {
  const { epoch } = useSession();
  const areas = useContributing(place);
  return areas.length === 0 ? null : <Parts key={epoch} place={place} areas={areas} />;
}

function Parts({ place, areas }: { place: ShellPlaceName; areas: readonly Area[] }) {
  const isIdle = useIsIdle();
  return (
    isIdle &&
    (place === 'dialog' ? (
      <DialogPart areas={areas} />
    ) : (
      areas.map((area) => <Part key={area.key} area={area} place={place} />)
    ))
  );
}

/** Of the dialogs that areas want to show, the first alone, and none while one of the application itself is open. */
function DialogPart({ areas }: { areas: readonly Area[] }) {
  const isClaimed = useIsDialogClaimed();
  const [opened, setOpened] = useState<string>();
  return areas.map((area) => (
    <Part
      key={area.key}
      area={area}
      place="dialog"
      isHeld={isClaimed || opened !== area.key}
      onWanted={() => setOpened((before) => before ?? area.key)}
      onClose={() => setOpened(undefined)}
    />
  ));
}

interface PartProps {
  area: Area;
  place: ShellPlaceName;
  /** Whether another dialog comes first. */
  isHeld?: boolean;
  /** Told when something waits here. */
  onWanted?: () => void;
  onClose?: () => void;
}

function Part({ area, place, isHeld = false, onWanted, onClose }: PartProps) {
  const page = usePagePattern();
  const waiting = useWaiting(area, page)[place] ?? 0;
  const [closedAt, setClosedAt] = useState(0);
  const load = area.shell?.[place];
  // Help is there because the person has opened it.
  const isAlways = place === 'help' || (area.shell?.watch === undefined && place !== 'dialog');
  const isWanted = isAlways || waiting > closedAt;
  // After each render: another dialog may have been closed.
  useEffect(() => {
    if (isWanted && isHeld) onWanted?.();
  });
  if (!isWanted || isHeld || load === undefined) return null;
  const Loaded = partOf(area, load);
  const close = () => {
    setClosedAt(waiting);
    onClose?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKeys={[page]}>
      <Suspense fallback={null}>
        <Loaded waiting={waiting} page={page} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What waits in the places of an area: asked once for each page pattern, and forgotten with the session. */
function useWaiting({ key, shell }: Area, page: string | undefined) {
  const { api, config } = useServices();
  const { data } = useQuery({
    queryKey: ['shell', key, page ?? ''],
    queryFn: async () => {
      const watch = await shell?.watch?.();
      const found = await watch?.(
        (schema, { base = 'clientApi', path }) => api.request(schema, { url: config.bases[base] + path }),
        page,
      );
      return found ?? {};
    },
    enabled: shell?.watch !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    // What waited on the page before stands until it is known what waits on this one.
    placeholderData: keepPreviousData,
  });
  return data ?? {};
}

/** Whether the browser has been idle since the shell stands there. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

type PartLoader = () => Promise<ComponentType<ShellPartProps>>;
const known = new WeakMap<PartLoader, ComponentType<ShellPartProps>>();

/** The part of a loader; one that did not arrive is loaded anew on the next page. */
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

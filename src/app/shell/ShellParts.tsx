import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Area } from '../../areas';
import type { ShellPartProps, ShellPlaceName } from '../../areas/shellDefinition';
import { DialogRankContext } from '../../ui/dialog/dialogOrder';
import { addEnglishOf } from '../i18n/createTranslate';
import { useServices } from '../services';
import { HelpButton } from './HelpButton';
import { usePagePattern } from './usePagePattern';

/** Help is behind a button; of the dialogs there is one at a time. */
export function ShellParts({ place, areas }: { place: ShellPlaceName; areas: readonly Area[] }) {
  if (place === 'dialog') return <DialogPart areas={areas} />;
  const parts = areas.map((area) => <Part key={area.key} area={area} place={place} />);
  return place === 'help' ? <HelpButton>{parts}</HelpButton> : parts;
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
}

function Part({ area, place, isHeld = false, onWanted, onGone }: PartProps) {
  const page = usePagePattern();
  const waiting = useWaiting(area, page)[place] ?? 0;
  const [closedAt, setClosedAt] = useState(0);
  const [failedOn, setFailedOn] = useState<string>();
  const load = area.shell?.[place];
  // Help is there because the person has opened it.
  const isAlways = place === 'help' || (area.shell?.watch === undefined && place !== 'dialog');
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
      <Suspense fallback={null}>
        <Loaded waiting={waiting} page={page} onClose={() => setClosedAt(waiting)} />
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

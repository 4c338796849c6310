import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { KeyHelp } from '@/ui/controls/KeyHelp';
import { useFocusAfterRender } from '@/ui/focus/useFocusAfterRender';
import { OrderKeys } from '@/ui/order/OrderKeys';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { helpAnchor } from '@/ui/shell';
import type { Module } from '../moduleSchema';
import type { Position } from '../positionSchema';
import type { Line } from './arrangement';
import { LinePanel } from './LinePanel';
import { PageChoice } from './PageChoice';
import { PageMiniature } from './PageMiniature';
import { PositionPart } from './PositionPart';
import { PositionsHistory } from './PositionsHistory';
import { useChosen } from './positionsLocation';
import { SaveBar } from './SaveBar';
import { useArrangement } from './useArrangement';

const texts = 'areas.website-modules.positions';

/** Below this width, either the lists or the chosen module are shown. */
const twoColumns = '(min-width: 900px)';

const keys = ['walk', 'ends', 'choose', 'moveUp', 'moveIn', 'undo', 'redo'];

interface ArrangeProps {
  start: { readonly positions: readonly Position[]; readonly modules: readonly Module[] };
}

/** The positions of one page as lists, and beside them the chosen module and the page as a miniature. */
export function Arrange({ start }: ArrangeProps) {
  const translate = useTranslate();
  const isWide = useMediaQuery(twoColumns, { noSsr: true });
  const focusAfterRender = useFocusAfterRender();
  const surface = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosen();
  /** A module went to another page, where its line is focused. */
  const hasMovedOn = useRef(false);
  const arranging = useArrangement({
    ...start,
    onMoved: (line, to) => {
      if (to.page !== page) hasMovedOn.current = true;
      if (to.page !== page || line === chosenLine)
        choose({ page: to.page, position: to.id, module: line.moduleId }, { replace: true });
    },
    onLinger: (each) => choose({ page: each }, { replace: true }),
  });
  const { order, pages, positions } = arranging;
  const position = arranging.position(chosen.position ?? '');
  const page =
    pages.find((each) => each === chosen.page) ??
    // The address may name the page in another language.
    position?.page ??
    pages[0] ??
    '';
  const ofPage = positions.filter((each) => each.page === page);
  /** Another page may open while a line is dragged, whose element has to stay. */
  const isRendered = ({ id, page: its }: Position) => its === page || id === arranging.draggedFrom;
  const chosenLine =
    position && arranging.linesIn(position.id).find(({ moduleId }) => moduleId === chosen.module);
  const lastLine = useRef<string>(undefined);
  useEffect(() => {
    if (chosenLine) lastLine.current = chosenLine.id;
  });
  useFocusOnView(`${page} ${isWide ? '' : chosenLine?.id}`, hasMovedOn, () => {
    if (chosenLine && !isWide) return document.querySelector<HTMLElement>('main h1');
    const lines = [...(surface.current?.querySelectorAll<HTMLElement>('[data-order-line]') ?? [])];
    const line = lines.find(({ dataset }) => dataset.orderLine === lastLine.current);
    return line?.querySelector<HTMLElement>('button');
  });

  const onChoose = useEvent((positionId: string, moduleId: string) =>
    choose({ page, position: positionId, module: moduleId }),
  );
  function remove(from: Position, line: Line): void {
    arranging.remove(from, line);
    choose({ page, position: from.id }, { replace: true });
    // The pressed button is gone.
    focusAfterRender(() => surface.current?.querySelector<HTMLElement>(`[data-position="${from.id}"]`));
  }
  const panel =
    position && chosenLine ? (
      <LinePanel
        arranging={arranging}
        position={position}
        line={chosenLine}
        isWide={isWide}
        onRemove={() => remove(position, chosenLine)}
      />
    ) : null;
  return (
    <PageBody>
      <OrderKeys order={order}>
        {panel && !isWide ? (
          panel
        ) : (
          <>
            <PageHeader headline={translate(`${texts}.caption`)} lead={translate(`${texts}.lead`)}>
              <PositionsHistory
                arranging={arranging}
                page={page}
                onRestored={({ page: restored, id }) => choose({ page: restored, position: id })}
              />
              <KeyHelp texts={`${texts}.keys`} entries={keys} />
            </PageHeader>
            <PageChoice
              pages={pages}
              page={page}
              isDragging={order.drag.id !== undefined}
              onChoose={(each) => choose({ page: each })}
            />
            <Box sx={columns}>
              <Box ref={surface} data-positions {...helpAnchor('website-modules.positions')} sx={lists}>
                {positions.filter(isRendered).map((each) => (
                  <PositionPart
                    key={each.id}
                    arranging={arranging}
                    position={each}
                    isAway={each.page !== page}
                    chosenId={each.id === chosen.position ? chosen.module : undefined}
                    onChoose={onChoose}
                  />
                ))}
              </Box>
              {isWide ? (
                <Box sx={aside}>
                  {panel}
                  <PageMiniature arranging={arranging} positions={ofPage} chosen={chosen} />
                </Box>
              ) : null}
            </Box>
          </>
        )}
        <OrderStatus order={order} />
        <SaveBar arranging={arranging} />
      </OrderKeys>
    </PageBody>
  );
}

/**
 * When another page of the website, or on a handset the chosen module or the lists, is shown, and the focused element
 * went with the last one or a module has moved on, focuses what `find` returns.
 */
function useFocusOnView(
  view: string,
  hasMovedOn: RefObject<boolean>,
  find: () => HTMLElement | null | undefined,
): void {
  const focus = useEffectEvent(() => {
    if (hasMovedOn.current || document.activeElement === document.body) find()?.focus();
    hasMovedOn.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => focus(), [view]);
}

const columns = { display: 'flex', alignItems: 'flex-start', gap: 4, minWidth: 0, pb: 4 } as const;
const lists = {
  flex: '3 1 24rem',
  minWidth: 0,
  maxWidth: '46rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const aside = {
  flex: '2 1 16rem',
  minWidth: 0,
  maxWidth: '28rem',
  position: 'sticky',
  top: 'calc(var(--toolbar-offset) + 16px)',
  display: 'grid',
  gap: 3,
} as const;

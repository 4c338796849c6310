import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { RecordTree } from '@/records/tree/RecordTree';
import { TreeFrame } from '@/records/tree/TreeFrame';
import { PageHeader } from '@/ui/page/PageHeader';
import { helpAnchor } from '@/ui/shell';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { AreaTabs } from '../AreaTabs';
import { LinePanel } from './LinePanel';
import { pageLine, positionLine } from './positionBook';
import { type Chosen, useChosen } from './positionsLocation';
import { SaveBar } from './SaveBar';
import { usePositionMoves } from './usePositionMoves';
import { usePositions } from './usePositions';
import { type PositionTree, usePositionTree } from './usePositionTree';
import { wireframe } from './wireframe';

const texts = 'areas.website-modules.positions';

/** Below this width, either the tree or the chosen line is shown. */
const twoColumns = '(min-width: 900px)';

/** The height of the area's tabs and the gap below them, which is smaller on a handset. */
const tabsHeight = { wide: '4.5rem', narrow: '4rem' };

/** `/website-modules/positions`: pages, positions and the modules in them, as one tree. */
export function PositionsPage() {
  const translate = useTranslate();
  const query = usePositions();
  return (
    <>
      <AreaTabs />
      <Loaded
        query={query}
        failed={translate(`${texts}.failed`)}
        heading="h1"
        loading={<LoadingState shape="record" />}
      >
        {(data) =>
          data.positions.length === 0 ? (
            <>
              <PageHeader headline={translate(`${texts}.caption`)} />
              <EmptyState atStart message={translate(`${texts}.empty`)} />
            </>
          ) : (
            <Positions start={data} />
          )
        }
      </Loaded>
    </>
  );
}

function Positions({ start }: { start: Parameters<typeof usePositionTree>[0] }) {
  const translate = useTranslate();
  const isWide = useMediaQuery(twoColumns, { noSsr: true });
  const tree = usePositionTree(start);
  const { inTree, refusalOf } = usePositionMoves(tree);
  const [chosen, choose] = useChosen();
  useOpenPage(tree, chosen);
  const { book, expanded, expand } = tree;
  const chosenLine =
    chosen.module !== undefined && chosen.position !== undefined
      ? book.lineOf({ positionId: chosen.position, moduleId: chosen.module })
      : chosen.position !== undefined
        ? positionLine(chosen.position)
        : undefined;
  const onChoose = ({ id }: { id: string }) => {
    const placed = book.placed(id);
    const position = placed?.positionId ?? id.replace(/^position:/, '');
    const page = book.position(position)?.page;
    tree.announce('');
    if (page !== undefined) choose({ page, position, module: placed?.moduleId });
    else choose({ page: book.pages().find((each) => pageLine(each) === id) });
  };
  const panel = (
    <LinePanel
      tree={tree}
      chosen={chosen}
      refusalOf={refusalOf}
      isWide={isWide}
      onGone={(position) => {
        choose({ page: chosen.page, position: position.id }, { replace: true });
        // The clicked button is gone, so the focus goes to the position in the tree.
        const line = isWide ? book.record(positionLine(position.id)) : undefined;
        if (line) tree.reveal(line, { focus: true });
      }}
    />
  );
  const treeColumn = (
    <TreeFrame
      isWide={isWide}
      isMain
      above={isWide ? tabsHeight.wide : tabsHeight.narrow}
      headline={translate(`${texts}.caption`)}
      lead={translate(`${texts}.lead`)}
      description={tree.description}
      onCollapse={() => expand([])}
      announced={tree.announced}
      footer={<SaveBar tree={tree} />}
    >
      <Box {...helpAnchor('website-modules.positions')} sx={[inTreeFrame, isWide && wireframe]}>
        <RecordTree
          tree={tree}
          label={translate(`${texts}.tree.name`)}
          expanded={expanded}
          onExpand={expand}
          chosenId={chosenLine}
          isPage
          onChoose={onChoose}
          revealed={tree.revealed}
          onRevealed={tree.onRevealed}
          moves={inTree}
        />
      </Box>
    </TreeFrame>
  );
  if (isWide)
    return (
      <Box sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0 }}>
        {treeColumn}
        <Box sx={{ flex: '1 1 20rem', minWidth: 0, pl: 4 }}>{panel}</Box>
      </Box>
    );
  if (chosen.position === undefined) return treeColumn;
  return (
    <>
      {panel}
      <SaveBar tree={tree} />
    </>
  );
}

const inTreeFrame = { display: 'flex', flexGrow: 1, minHeight: 0 } as const;

/** Expands the page in the address, or the first one, with all its positions. */
function useOpenPage({ book, expand }: PositionTree, { page, position }: Chosen): void {
  const open = useEffectEvent(() => {
    const wanted =
      book.pages().find((each) => each === page) ??
      // The address may name the page in another language.
      book.position(position ?? '')?.page ??
      book.pages()[0];
    if (wanted === undefined) return;
    const inside = book.positions().filter((each) => each.page === wanted);
    const lines = [pageLine(wanted), ...inside.map(({ id }) => positionLine(id))];
    expand((before) => [...new Set([...before, ...lines])]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page in the address
  useEffect(() => open(), [page]);
}

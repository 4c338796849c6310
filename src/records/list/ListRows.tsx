import SearchOff from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RaRecord, useListContext, useNotify, useResourceDefinition, useTranslate } from 'react-admin';
import { readingTime } from '@/ui/controls/useUndoToast';
import { focusAround } from '@/ui/focus/takeFocus';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { LoadingState } from '@/ui/state/LoadingState';
import { useErrorText } from '../calls/useErrorText';
import type { ListColumn } from '../columns/columns';
import { PageNamesContext, usePageNames } from '../references/pageNames';
import { HandsetList } from './HandsetList';
import { CreateLink } from './HeaderLinks';
import { useListFilter } from './listFilter';
import { useListPlace } from './listPlace';
import { Pagination } from './Pagination';
import { RecordTable } from './RecordTable';
import type { RowTarget } from './rowTarget';

/** Replaces the texts of an empty list, and its button to the create page. */
export interface EmptyTexts {
  title?: string;
  message?: string;
  action?: ReactNode;
}

interface ListRowsProps {
  name: string;
  /** The visible columns. */
  visibleColumns: readonly ListColumn[];
  rowClick?: RowTarget;
  /** Whether the rows are cards instead of a table; always true with `card`. */
  cards?: boolean;
  /** Renders a row as a card; default: a card of the columns. */
  card?: (record: RaRecord) => ReactNode;
  selectable: boolean;
  empty?: EmptyTexts;
  /** The page sizes to choose from. */
  sizes?: readonly number[];
}

/** The rows of a list page, or why there are none: loading, failed, empty, no match. */
export function ListRows({
  name,
  visibleColumns,
  card,
  cards = card !== undefined,
  empty,
  sizes,
  ...rows
}: ListRowsProps) {
  const { data, error, isPending, isFetching, total, refetch } = useListContext();
  const { values } = useListFilter();
  const isLost = useFailedPage();
  const translate = useTranslate();
  const errorText = useErrorText();
  const retry = () => void refetch();

  if (data === undefined && error && !isFetching && !isLost) {
    return <ErrorState title={translate('records.loadFailed')} message={errorText(error)} onRetry={retry} />;
  }
  if (isPending || data === undefined) return <LoadingState shape="rows" />;
  if (total === 0 || data.length === 0) {
    return Object.keys(values).length > 0 ? <NothingMatches /> : <NothingYet {...empty} />;
  }
  return (
    <>
      {error && !isFetching ? (
        <Alert
          severity="error"
          variant="outlined"
          action={<Button onClick={retry}>{translate('ui.action.retry')}</Button>}
          sx={{ mb: 1.5 }}
        >
          {translate('records.refreshFailed')} {errorText(error)}
        </Alert>
      ) : null}
      <Refreshing active={isFetching === true} />
      <RowFrame columns={visibleColumns} records={data}>
        {cards ? (
          <HandsetList {...rows} name={name} records={data} columns={visibleColumns} card={card}>
            <Pagination sizes={sizes} />
          </HandsetList>
        ) : (
          <>
            <RecordTable {...rows} name={name} records={data} columns={visibleColumns} />
            <Pagination sizes={sizes} />
          </>
        )}
      </RowFrame>
    </>
  );
}

interface RowFrameProps {
  columns: readonly ListColumn[];
  records: readonly RaRecord[];
  children: ReactNode;
}

/** Keeps the place in the list, and loads the names of the records that its rows refer to. */
function RowFrame({ columns, records, children }: RowFrameProps) {
  const names = usePageNames(columns, records);
  const frame = useRef<HTMLDivElement>(null);
  const keep = useListPlace(frame);
  return (
    <Box ref={frame} onClickCapture={keep}>
      <PageNamesContext value={names}>{children}</PageNamesContext>
    </Box>
  );
}

/** Always occupies its space, so that the rows do not jump. */
function Refreshing({ active }: { active: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      role="progressbar"
      aria-label={translate('records.refreshing')}
      aria-hidden={!active}
      sx={{ mb: '2px', visibility: active ? 'visible' : 'hidden', transition: 'visibility 0s 200ms' }}
    >
      <LoadingLine wide />
    </Box>
  );
}

function NothingMatches() {
  const { values, remove } = useListFilter();
  const translate = useTranslate();
  return (
    <EmptyState
      icon={<SearchOff />}
      title={translate('records.nothingMatches')}
      message={translate('records.nothingMatchesHelp')}
    >
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // The rows replace this button.
          focusAround(currentTarget);
          remove(Object.keys(values));
        }}
      >
        {translate('records.clearFilters')}
      </Button>
    </EmptyState>
  );
}

function NothingYet({ title, message, action = <CreateLink /> }: EmptyTexts) {
  const translate = useTranslate();
  const { icon: Icon } = useResourceDefinition();
  return (
    <EmptyState
      icon={Icon ? <Icon /> : undefined}
      title={title ?? translate('records.empty')}
      message={message ?? translate('records.emptyHelp')}
    >
      {action}
    </EmptyState>
  );
}

/**
 * Shows a toast when another page could not be loaded, and returns whether this is so: react-admin silently goes to the
 * first page then.
 */
function useFailedPage(): boolean {
  const { data, error, isFetching, page } = useListContext();
  const notify = useNotify();
  const errorText = useErrorText();
  const isLost = data === undefined && !isFetching && page > 1 && Boolean(error);
  const reason = isLost ? errorText(error) : '';
  useEffect(() => {
    if (!isLost) return;
    const messageArgs = { page, reason };
    notify('records.pageFailed', { type: 'error', messageArgs, autoHideDuration: readingTime });
  }, [isLost, notify, page, reason]);
  return isLost;
}

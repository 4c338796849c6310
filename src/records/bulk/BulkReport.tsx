import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkResult } from '@/api/records';
import { useNames } from '../references/useNames';
import { type BulkOutcome, useBulkText, useRowReason } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

interface BulkReportProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  outcome: BulkOutcome;
  /** False for the dry run. */
  isDone: boolean;
}

/**
 * The rows of a bulk change: failed, skipped (with the reason) and done. The done rows start collapsed unless the dry
 * run shows a text change for each.
 */
export function BulkReport({ bulk, operation, outcome, isDone }: BulkReportProps) {
  const { done, skipped, failed } = outcome;
  const hasTexts = done.some(({ before, after }) => before !== undefined || after !== undefined);
  // Deleted records have no names any more.
  const showsDone = !(isDone && operation.removes);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: 2 }}>
      <ReportRows bulk={bulk} title={isDone ? 'failed' : 'impossible'} rows={failed} isOpen />
      <ReportRows bulk={bulk} title={isDone ? 'skipped' : 'skips'} rows={skipped} isOpen />
      {showsDone ? (
        <ReportRows bulk={bulk} title={isDone ? 'done' : 'will'} rows={done} isOpen={!isDone && hasTexts} />
      ) : null}
    </Box>
  );
}

interface ReportRowsProps {
  bulk: BulkDescription;
  title: string;
  rows: readonly BulkResult[];
  isOpen?: boolean;
}

/** How many rows are shown at first and added by each click; one request loads their names. */
const portion = 25;

/** Rows under a title that expands them; nothing if there are none. Names are loaded when they become visible. */
function ReportRows({ bulk, title, rows, isOpen = false }: ReportRowsProps) {
  const text = useBulkText(bulk);
  const [open, setOpen] = useState(isOpen);
  const [portions, setPortions] = useState(1);
  if (rows.length === 0) return null;
  const hidden = Math.max(0, rows.length - portions * portion);
  return (
    <Box
      component="details"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'subtitle2', minHeight: 24 }}>
        {text(`rows.${title}`, { smart_count: rows.length })}
      </Box>
      {open ? (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
            {Array.from({ length: portions }, (_, index) => (
              <NamedRows
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, more are only appended
                key={index}
                bulk={bulk}
                rows={rows.slice(index * portion, (index + 1) * portion)}
              />
            ))}
          </Box>
          {hidden > 0 ? (
            <Button size="small" variant="outlined" onClick={() => setPortions(portions + 1)}>
              {text('rows.more', { smart_count: hidden })}
            </Button>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}

/** Rows as list items: the name from the server, and the reason if a row was not changed. */
function NamedRows({ bulk, rows }: Pick<ReportRowsProps, 'bulk' | 'rows'>) {
  const text = useBulkText(bulk);
  const reasonOf = useRowReason(bulk);
  const { recordsById, isComplete } = useNames(
    bulk.reference,
    rows.map(({ id }) => id),
  );
  const { nameOf, detailOf } = bulk.reference;
  const nameAndDetail = (id: string) => {
    const record = recordsById.get(id);
    if (!record) return isComplete ? text('rows.unknown', { id }) : '…';
    const [name, detail] = [nameOf(record), detailOf?.(record)];
    return (
      <>
        <bdi>{name}</bdi>
        {/* Tells people of the same name apart. */}
        {detail === undefined || detail === '' || detail === name ? null : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            <bdi>{detail}</bdi>
          </Box>
        )}
      </>
    );
  };
  return rows.map((row) => (
    <Box
      component="li"
      key={row.id}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5, overflowWrap: 'anywhere' }}
    >
      <Box component="span" dir="auto" sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        {nameAndDetail(row.id)}
      </Box>
      <Difference row={row} showText={bulk.showText} />
      {row.ok ? null : (
        <Box component="span" sx={{ flex: '1 1 12rem', minWidth: 0, color: 'text.secondary' }}>
          {reasonOf(row)}
        </Box>
      )}
    </Box>
  ));
}

interface DifferenceProps extends Pick<BulkDescription, 'showText'> {
  row: BulkResult;
}

/** A text before and after the change; nothing if the server does not send them. */
function Difference({ row: { before, after }, showText = (text) => text }: DifferenceProps) {
  const translate = useTranslate();
  if (before === undefined && after === undefined) return null;
  const displayText = (text?: string | null) => (text ? showText(text) : translate('records.bulk.empty'));
  return (
    <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
      <Box component="del" sx={{ textDecorationColor: 'currentcolor' }}>
        <bdi>{displayText(before)}</bdi>
      </Box>
      {' → '}
      <Box component="ins" sx={{ color: 'text.primary', textDecoration: 'none' }}>
        <bdi>{displayText(after)}</bdi>
      </Box>
    </Box>
  );
}

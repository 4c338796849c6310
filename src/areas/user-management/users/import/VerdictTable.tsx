import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCount } from '../csv/useCount';
import type { ImportRow } from './importRow';
import { kindOf, type Outcome } from './outcome';
import { useOutcomeText } from './outcomeText';
import { VerdictMark } from './VerdictMark';
import { body, cell, columns, head, headWhereStacked, row, scroller, titles } from './verdictStyles';

const texts = 'areas.user-management.users.import';

/** A row's height in pixels before it has been measured. */
const usualHeight = 45;

interface VerdictTableProps {
  /** The name of the table. */
  label: string;
  rows: readonly ImportRow[];
  outcomes: ReadonlyMap<number, Outcome>;
}

/** Each row of the file with what becomes of it. Only the rows in sight are in the document; assistive technology knows the others' number. */
export function VerdictTable({ label, rows, outcomes }: VerdictTableProps) {
  const translate = useTranslate();
  const outcomeText = useOutcomeText();
  const count = useCount();
  const region = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 10,
  });
  return (
    <Box ref={region} role="region" aria-label={label} tabIndex={0} sx={scroller}>
      <Box role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <Box role="row" aria-rowindex={1} sx={[columns, head, headWhereStacked]}>
          {titles.map((title) => (
            <Box key={title} role="columnheader">
              {translate(`${texts}.table.${title}`)}
            </Box>
          ))}
        </Box>
        <Box role="rowgroup" sx={body} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const found = rows[index];
            if (found === undefined) return null;
            const outcome = outcomes.get(found.line);
            return (
              <Box
                key={key}
                ref={list.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                sx={[columns, row]}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Box role="cell" sx={[cell, { color: 'text.secondary' }]}>
                  {count(found.line)}
                </Box>
                <Box role="cell" sx={cell}>
                  {found.email}
                </Box>
                <Box role="cell" sx={cell}>
                  {found.name}
                </Box>
                <Box role="cell" sx={[cell, { display: 'flex', gap: 1 }]}>
                  <VerdictMark kind={kindOf(outcome)} />
                  <span>{outcomeText(found, outcome)}</span>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

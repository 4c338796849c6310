import { type RaRecord, useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';
import { cellValue, type ListColumn } from '../columns/columns';
import { idsOf } from '../references/defineReference';
import { ReferenceNames } from '../references/ReferenceNames';
import { plainValue } from '../values/plainValue';
import { RecordLink } from './RecordLink';

interface CellContentProps {
  record: RaRecord;
  column: ListColumn;
  /** The path that the row opens; undefined if none. */
  path?: string;
}

/** A record's content in one column of its list, in a row or a card. */
export function CellContent({ record, column, path }: CellContentProps) {
  const { source, label, render, show, reference, link } = column;
  const translate = useTranslate();
  const value = cellValue(record, source);
  if (reference) return <ReferenceNames reference={reference} ids={idsOf(value)} caption={label} />;
  const content = render ? render(record) : show ? show(value) : plainValue(value, translate);
  if (!link || path === undefined) return content;
  const text = typeof content === 'string' ? visibleText(content) || translate('records.nameless') : content;
  return <RecordLink to={path}>{text}</RecordLink>;
}

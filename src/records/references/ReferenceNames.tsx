import { type CSSProperties, Fragment, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { tip } from '@/ui/tips/tip';
import type { Reference } from './defineReference';
import { PageNamesContext } from './pageNames';
import { type Names, useNames } from './useNames';

interface ReferenceNamesProps {
  reference: Reference;
  ids: readonly string[];
  /** What the names stand for: 'Groups'. */
  caption: string;
  /** All names in full, as where two lists are compared; default: a few in one line. */
  whole?: boolean;
}

/** The names of the records that a record refers to; nothing if there are none. */
export function ReferenceNames(props: ReferenceNamesProps) {
  const { reference, ids } = props;
  const pageNames = useContext(PageNamesContext)?.get(reference.resource);
  if (ids.length === 0) return null;
  if (pageNames && ids.every((id) => pageNames.ids.has(id)))
    return <LoadedNames {...props} names={pageNames} />;
  return <RequestedNames {...props} />;
}

function RequestedNames(props: ReferenceNamesProps) {
  return <LoadedNames {...props} names={useNames(props.reference, props.ids)} />;
}

/** If the names cannot be loaded, their number is shown, so that the cell does not look empty. */
function LoadedNames({
  reference,
  ids,
  caption,
  whole = false,
  names,
}: ReferenceNamesProps & { names: Names }) {
  const translate = useTranslate();
  const records = ids.flatMap((id) => names.recordsById.get(id) ?? []);
  if (!names.isComplete && records.length < ids.length) return '…';
  if (records.length === 0) {
    return names.isFailed
      ? translate('records.references.nameless', { smart_count: ids.length })
      : translate('records.gone');
  }
  const lines = records.map((record) => ({
    id: String(record.id),
    name: reference.nameOf(record),
    fullName: reference.labelOf(record),
  }));
  if (!whole) return <NameList caption={caption} lines={lines} />;
  return lines.map(({ id, fullName }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <bdi>{fullName}</bdi>
    </Fragment>
  ));
}

interface NameListProps {
  /** What the names stand for: 'Groups'. */
  caption: string;
  lines: readonly { readonly id: string; readonly name: string; readonly fullName: string }[];
}

/** How many names are in the line. */
const maxNames = 2;

/** A few names in one line; if they are cut, the full list is shown on hover, focus and tap. */
function NameList({ caption, lines }: NameListProps) {
  const translate = useTranslate();
  const further = lines.length - maxNames;
  const names = lines.slice(0, maxNames).map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <bdi>{name}</bdi>
    </Fragment>
  ));
  if (further <= 0 && lines.every(({ name, fullName }) => name === fullName)) return names;
  return (
    <button
      type="button"
      tabIndex={0}
      style={list}
      {...tip(lines.map(({ fullName }) => fullName).join('\n'))}
    >
      <span style={visuallyHidden}>{`${caption}: `}</span>
      <span style={cut}>{names}</span>
      {further > 0 ? (
        // Outside the names, so that it is visible however long they are.
        <span style={count}>{` ${translate('records.references.further', { count: further })}`}</span>
      ) : null}
    </button>
  );
}

const list: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'default',
  verticalAlign: 'middle',
};
const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis' };
const count: CSSProperties = { flexShrink: 0, whiteSpace: 'pre' };

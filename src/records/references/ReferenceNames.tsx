import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import type { Reference } from './defineReference';
import { useNames } from './useNames';

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
  return props.ids.length === 0 ? null : <ShownNames {...props} />;
}

/** If the names cannot be loaded, their number is shown, so that the cell does not look empty. */
function ShownNames({ reference, ids, caption, whole = false }: ReferenceNamesProps) {
  const translate = useTranslate();
  const names = useNames(reference, ids);
  const found = ids.flatMap((id) => names.found.get(id) ?? []);
  if (!names.isComplete && found.length < ids.length) return '…';
  if (found.length === 0) {
    return names.isFailed
      ? translate('records.references.nameless', { smart_count: ids.length })
      : translate('records.gone');
  }
  const shown = found.map((record) => ({
    id: String(record.id),
    name: reference.nameOf(record),
    whole: reference.labelOf(record),
  }));
  if (!whole) return <NameList caption={caption} names={shown} />;
  return shown.map((name, index) => (
    <Fragment key={name.id}>
      {index > 0 ? ', ' : null}
      <bdi>{name.whole}</bdi>
    </Fragment>
  ));
}

interface NamesProps {
  /** What the names stand for: 'Groups'. */
  caption: string;
  names: readonly { readonly id: string; readonly name: string; readonly whole: string }[];
}

/** How many names are shown in the line. */
const shownNames = 2;

/** A few names in one line; if they are cut, the full list is shown on hover, focus and tap. */
function NameList({ caption, names }: NamesProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const further = names.length - shownNames;
  const line = names.slice(0, shownNames).map(({ id, name }) => (
    <Box component="span" key={id} sx={{ '&:not(:first-of-type)::before': { content: '", "' } }}>
      {name}
    </Box>
  ));
  if (further <= 0 && names.every(({ name, whole }) => name === whole)) return line;
  return (
    <Tooltip
      describeChild
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      title={
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {names.map(({ id, whole }) => (
            <li key={id}>{whole}</li>
          ))}
        </Box>
      }
    >
      <ButtonBase
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', textAlign: 'start', cursor: 'default', borderRadius: 0.5, maxWidth: '100%' }}
      >
        <Box component="span" sx={visuallyHidden}>{`${caption}: `}</Box>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {line}
        </Box>
        {further > 0 ? (
          // Outside the names, so that it is visible however long they are.
          <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'pre' }}>
            {` ${translate('records.references.further', { count: further })}`}
          </Box>
        ) : null}
      </ButtonBase>
    </Tooltip>
  );
}

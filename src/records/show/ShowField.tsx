import Box from '@mui/material/Box';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { handsetWidth } from '@/ui/handsetWidth';
import { cellValue } from '../columns/columns';
import { idsOf, type Reference } from '../references/defineReference';
import { ReferenceNames } from '../references/ReferenceNames';
import { plainValue } from '../values/plainValue';
import { isNothing, type ShowValue } from '../values/showBy';

interface ShowFieldProps {
  source: string;
  /** Default: the text `resources.<resource>.fields.<source>`. */
  label?: string;
  /** How the value is shown: `asDate` and the like. Default: as text. */
  show?: ShowValue;
  /** The field holds ids of these records: their names are shown. */
  reference?: Reference;
}

/** One field of a `ShowPage`: its label and value, or that it is empty. */
export function ShowField({ source, label, show, reference }: ShowFieldProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const caption = label ?? translate(`resources.${resource}.fields.${source}`, { _: source });
  const value = record && cellValue(record, source);
  const content = isNothing(value) ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('records.nothing')}
    </Box>
  ) : reference ? (
    <ReferenceNames reference={reference} ids={idsOf(value)} caption={caption} />
  ) : (
    (show?.(value) ?? plainValue(value, translate))
  );
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={captionLook}>
        {caption}
      </Box>
      <Box component="dd" dir="auto" sx={text}>
        {content}
      </Box>
    </Box>
  );
}

const captionLook = {
  typography: 'subtitle2',
  pt: 1.25,
  pb: { sm: 1.25 },
  // Aligns the first lines of label and value.
  '&&': { lineHeight: '1.5rem' },
} as const;
const text = {
  m: 0,
  minWidth: 0,
  pt: { sm: 1.25 },
  pb: 1.25,
  [`@media ${handsetWidth}`]: { borderBottom: 1, borderColor: 'divider' },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

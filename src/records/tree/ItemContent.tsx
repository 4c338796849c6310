import ChevronRight from '@mui/icons-material/ChevronRight';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { type ComponentType, type MouseEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../ui/useNumberFormat';
import type { TreeDescription, TreeRecord } from './treeDescription';

interface RecordContentProps {
  record: TreeRecord;
  description: TreeDescription;
  /** Undefined for a record without children. */
  isExpanded: boolean | undefined;
  reason: string | undefined;
  hasNumbers: boolean;
  onToggle: (event: MouseEvent) => void;
}

/** What is seen of a record in the tree: name and numbers. The item around it says them in words. */
export function RecordContent(props: RecordContentProps) {
  const { record, description, isExpanded, reason, hasNumbers, onToggle } = props;
  const translate = useTranslate();
  return (
    <>
      <Box aria-hidden onClick={isExpanded === undefined ? undefined : onToggle} sx={toggle}>
        {isExpanded === undefined ? null : (
          <ChevronRight fontSize="small" sx={{ transform: isExpanded ? 'rotate(90deg)' : undefined }} />
        )}
      </Box>
      <Box
        aria-hidden
        component="span"
        dir="auto"
        title={record.name}
        sx={{ ...ellipsis, flexGrow: 1, minWidth: 0 }}
      >
        {record.name}
      </Box>
      {hasNumbers
        ? description.counts.map(({ source, icon, text }) => {
            const count = Number(record[source]);
            const title = translate(`${description.texts}.tree.${text}`, { smart_count: count });
            return <Count key={source} icon={icon} count={count} title={title} />;
          })
        : null}
      {reason === undefined ? null : (
        <Box
          aria-hidden
          component="span"
          sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}
        >
          {reason}
        </Box>
      )}
    </>
  );
}

interface CountProps {
  icon: ComponentType<{ sx: object }>;
  count: number;
  title: string;
}

function Count({ icon: Icon, count, title }: CountProps) {
  const numberFormat = useNumberFormat();
  return (
    <Box component="span" aria-hidden title={title} sx={counted}>
      {count === 0 ? null : (
        <>
          <Icon sx={{ fontSize: 14 }} />
          {numberFormat(count)}
        </>
      )}
    </Box>
  );
}

interface PlaceholderContentProps {
  texts: string;
  announce: (text: string) => void;
  failed: boolean;
}

/** What is seen of a record that is being loaded, or that could not be loaded: choosing the item tries again. */
export function PlaceholderContent({ texts, announce, failed }: PlaceholderContentProps) {
  const translate = useTranslate();
  const failedText = translate(`${texts}.tree.failed`);
  useEffect(() => {
    if (failed) announce(failedText);
  }, [failed, announce, failedText]);
  if (!failed) {
    return (
      <Box aria-hidden component="span" sx={{ pl: 4, typography: 'body2', color: 'text.secondary' }}>
        {translate(`${texts}.tree.loading`)}
      </Box>
    );
  }
  return (
    <Box
      aria-hidden
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 0.5, minWidth: 0, typography: 'body2' }}
    >
      <ErrorOutline fontSize="small" color="error" />
      <Box component="span" sx={ellipsis}>
        {failedText}
      </Box>
      <Box component="span" sx={{ flexShrink: 0, color: 'primary.main', textDecoration: 'underline' }}>
        {translate(`${texts}.tree.retry`)}
      </Box>
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const toggle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.focus' },
  '&:empty': { visibility: 'hidden' },
} as const;
const counted = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  flexShrink: 0,
  minWidth: 36,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const;

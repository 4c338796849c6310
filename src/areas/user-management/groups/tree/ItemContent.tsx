import ChevronRight from '@mui/icons-material/ChevronRight';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { type ComponentType, type MouseEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Group } from '../groupSchema';
import { groupCounts } from './groupCounts';

const texts = 'areas.user-management.groups';

interface RecordContentProps {
  record: Group;
  /** Why it cannot be chosen. */
  note: string | undefined;
  /** Undefined for a record without children. */
  isExpanded: boolean | undefined;
  hasNumbers: boolean;
  onToggle: (event: MouseEvent) => void;
}

/** The visible content of a tree record: name, numbers and note. Its item provides the accessible name. */
export function RecordContent(props: RecordContentProps) {
  const { record, isExpanded, note, hasNumbers, onToggle } = props;
  const translate = useTranslate();
  return (
    <>
      <div aria-hidden className="toggle" onClick={isExpanded === undefined ? undefined : onToggle}>
        {isExpanded === undefined ? null : (
          <ChevronRight fontSize="small" style={isExpanded ? expandedStyle : undefined} />
        )}
      </div>
      <span aria-hidden dir="auto" title={record.name} className="name">
        {record.name}
      </span>
      {hasNumbers
        ? groupCounts.map(({ source, icon, text }) => {
            const count = record[source];
            const title = translate(`${texts}.tree.${text}`, { smart_count: count });
            return <Count key={source} icon={icon} count={count} title={title} />;
          })
        : null}
      {note === undefined ? null : (
        <span aria-hidden title={note} className="note">
          {note}
        </span>
      )}
    </>
  );
}

const expandedStyle = { transform: 'rotate(90deg)' } as const;

interface CountProps {
  icon: ComponentType;
  count: number;
  title: string;
}

function Count({ icon: Icon, count, title }: CountProps) {
  const numberFormat = useNumberFormat();
  return (
    <span aria-hidden title={title} className="count">
      {count === 0 ? null : (
        <>
          <Icon />
          {numberFormat(count)}
        </>
      )}
    </span>
  );
}

interface PlaceholderContentProps {
  announce: (text: string) => void;
  hasFailed: boolean;
}

/** The visible content of a record that is loading or failed to load; choosing the item retries. */
export function PlaceholderContent({ announce, hasFailed }: PlaceholderContentProps) {
  const translate = useTranslate();
  const failedText = translate(`${texts}.tree.failed`);
  useEffect(() => {
    if (hasFailed) announce(failedText);
  }, [hasFailed, announce, failedText]);
  if (!hasFailed) {
    return (
      <span aria-hidden className="loading">
        {translate(`${texts}.tree.loading`)}
      </span>
    );
  }
  return (
    <>
      <ErrorOutline aria-hidden fontSize="small" color="error" />
      <span aria-hidden className="failed">
        {failedText}
      </span>
      <span aria-hidden className="retry">
        {translate(`${texts}.tree.retry`)}
      </span>
    </>
  );
}

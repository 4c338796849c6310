import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { toField } from '../form/fieldLink';

/** Something that is missing or wrong in a record. */
export interface ProblemLine {
  /** In words. */
  readonly text: string;
  /** Where it can be mended: the address of the field's place. */
  readonly to?: string | undefined;
  /** The form's field to focus there: `title.de`. */
  readonly field?: string | undefined;
  /** The part that it is about, such as a step, whose name is the link. */
  readonly part?: string | undefined;
  /** Whether the record cannot be published with it. */
  readonly prevents: boolean;
}

/** The number of problems that are spelled out. */
const maxLines = 8;

interface ProblemListProps {
  problems: readonly ProblemLine[];
  /** Default: how many there are. */
  title?: string;
  severity?: 'warning' | 'error';
  /** Called when a problem's link is followed. */
  onFollow?: () => void;
}

/** What is missing or wrong in a record, with links to where it can be mended; nothing without problems. */
export function ProblemList({ problems, title, severity = 'warning', onFollow }: ProblemListProps) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  const count = translate('records.lifecycle.problems', { smart_count: problems.length });
  const rest = problems.length - maxLines;
  return (
    <Alert severity={severity} variant="outlined">
      {title ?? count}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, maxLines).map((problem) => (
          <Box
            component="li"
            key={`${problem.to} ${problem.part} ${problem.text}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <Line {...problem} onFollow={onFollow} />
          </Box>
        ))}
      </Box>
      {rest > 0 ? translate('records.lifecycle.more', { smart_count: rest }) : null}
    </Alert>
  );
}

function Line({
  text,
  to,
  field,
  part,
  onFollow,
}: ProblemLine & { onFollow: ProblemListProps['onFollow'] | undefined }) {
  if (to === undefined) return part === undefined ? text : `${part}: ${text}`;
  const link = (
    <AppLink to={to} state={field === undefined ? undefined : toField(field)} onClick={onFollow}>
      <bdi>{part ?? text}</bdi>
    </AppLink>
  );
  return part === undefined ? (
    link
  ) : (
    <>
      {link}: {text}
    </>
  );
}

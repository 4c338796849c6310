import { useTranslate } from 'react-admin';
import { useIssueText } from '../issueText';
import type { TextValue } from '../translationSchema';
import { openIssues } from './cellState';

const texts = 'areas.default-translations.grid';

/** Paths of Material icons. Plain elements, because a grid has hundreds of them. */
const paths = {
  unsaved:
    'M3 17.3V21h3.8L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z',
  reviewed: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
  outdated:
    'M13 3a9 9 0 0 0-9 9H1l3.9 3.9.1.1L9 12H6a7 7 0 1 1 2 4.9l-1.4 1.5A9 9 0 1 0 13 3m-1 5v5l4.3 2.5.7-1.2-3.5-2.1V8z',
  error:
    'M11 15h2v2h-2zm0-8h2v6h-2zm1-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
  comment: 'M20 2H4a2 2 0 0 0-2 2v18l4-4h14a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2m0 14H5.2L4 17.2V4h16z',
  warning: 'M12 6 4.5 19h15zm0-4 11 19H1zm-1 8h2v5h-2zm0 6h2v2h-2z',
} as const;

/** Icons with names: an unsaved change, open comments, a state other than translated, and what the checks found. */
export function CellMarks({ value, isUnsaved }: { value: TextValue; isUnsaved: boolean }) {
  const translate = useTranslate();
  const issueText = useIssueText();
  const issues = openIssues(value);
  return (
    <>
      {isUnsaved ? <Mark kind="unsaved" name={translate(`${texts}.unsaved`)} /> : null}
      {value.comments > 0 ? (
        <Mark
          kind="comment"
          name={translate(`${texts}.${value.waits ? 'commentsWaiting' : 'commentsOpen'}`, {
            smart_count: value.comments,
          })}
          isWaiting={value.waits}
        />
      ) : null}
      {value.state === 'reviewed' || value.state === 'outdated' ? (
        <Mark kind={value.state} name={translate(`${texts}.states.${value.state}`)} />
      ) : null}
      {(['error', 'warning'] as const).map((severity) => {
        const matches = issues.filter((issue) => issue.severity === severity);
        if (matches.length === 0) return null;
        const name = `${translate(`${texts}.severities.${severity}`)}: ${matches.map((each) => issueText(each)).join(' ')}`;
        return <Mark key={severity} kind={severity} name={name} />;
      })}
    </>
  );
}

function Mark({ kind, name, isWaiting }: { kind: keyof typeof paths; name: string; isWaiting?: boolean }) {
  return (
    <svg role="img" viewBox="0 0 24 24" data-mark={kind} data-waiting={isWaiting || undefined}>
      <title>{name}</title>
      <path d={paths[kind]} />
    </svg>
  );
}

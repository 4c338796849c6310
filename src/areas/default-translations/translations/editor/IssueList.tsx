import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Issue } from '../../checks/issue';
import type { Language } from '../../languages/languageSchema';
import { useIssueText } from '../issueText';

const texts = 'areas.default-translations.editor';

interface IssueListProps {
  issues: readonly Issue[];
  language: Language;
  /** The codes of ignored issues. */
  ignored: readonly string[];
  onIgnore: (ignored: readonly string[]) => void;
}

/** The issues of the typed text. Warnings and hints can be ignored. */
export function IssueList({ issues, language, ignored, onIgnore }: IssueListProps) {
  const translate = useTranslate();
  const issueText = useIssueText();
  const id = useId();
  return (
    <Box component="ul" aria-label={translate(`${texts}.issues`)} aria-live="polite" sx={list}>
      {issues.map((issue, place) => {
        const { code, severity, form, detail } = issue;
        const isIgnored = severity !== 'error' && ignored.includes(code);
        return (
          <Box component="li" key={`${code} ${form} ${detail}`} sx={{ mb: 1 }}>
            <Typography variant="body2" sx={{ color: isIgnored ? 'text.secondary' : undefined }}>
              <Box component="strong" sx={{ color: isIgnored ? undefined : colours[severity] }}>
                {translate(`areas.default-translations.grid.severities.${severity}`)}
              </Box>{' '}
              <span id={`${id}-${place}`}>{issueText(issue, language)}</span>{' '}
              {isIgnored ? translate(`${texts}.ignored`) : null}
            </Typography>
            {severity === 'error' ? null : (
              <Button
                id={`${id}-do-${place}`}
                // The name contains the issue.
                aria-labelledby={`${id}-do-${place} ${id}-${place}`}
                size="small"
                onClick={() =>
                  onIgnore(isIgnored ? ignored.filter((each) => each !== code) : [...ignored, code])
                }
              >
                {translate(`${texts}.${isIgnored ? 'consider' : 'ignore'}`)}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const colours = { error: 'error.main', warning: 'warning.main', info: 'text.secondary' } as const;

const list = { listStyle: 'none', m: 0, mb: 1, p: 0 } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import type { Issue } from '../../checks/issue';
import { useIssueText } from '../issueText';

const texts = 'areas.default-translations.editor';

/** Why a finding does not count, by its code. */
export type Reasons = Readonly<Record<string, string>>;

interface IssueListProps {
  issues: readonly Issue[];
  ignored: Reasons;
  onIgnore: (ignored: Reasons) => void;
}

/** What the checks find in a text as it is typed. Warnings and hints can be ignored, with a reason. */
export function IssueList({ issues, ignored, onIgnore }: IssueListProps) {
  const translate = useTranslate();
  const issueText = useIssueText();
  const [asked, setAsked] = useState<string>();
  const [reason, setReason] = useState('');
  const ignore = (code: string) => {
    onIgnore({ ...ignored, [code]: reason.trim() });
    setAsked(undefined);
    setReason('');
  };
  const consider = (code: string) => {
    const { [code]: _, ...others } = ignored;
    onIgnore(others);
  };
  return (
    <Box component="ul" aria-label={translate(`${texts}.issues`)} aria-live="polite" sx={list}>
      {issues.map((issue) => {
        const { code, severity, form, detail } = issue;
        const isIgnored = severity !== 'error' && ignored[code] !== undefined;
        return (
          <Box component="li" key={`${code} ${form} ${detail}`} sx={{ mb: 1 }}>
            <Typography variant="body2" sx={{ color: isIgnored ? 'text.secondary' : undefined }}>
              <Box component="strong" sx={{ color: isIgnored ? undefined : colours[severity] }}>
                {translate(`areas.default-translations.grid.severities.${severity}`)}
              </Box>{' '}
              {issueText(issue)} {isIgnored ? translate(`${texts}.ignored`, { reason: ignored[code] }) : null}
            </Typography>
            {severity === 'error' ? null : isIgnored ? (
              <Button size="small" onClick={() => consider(code)}>
                {translate(`${texts}.consider`)}
              </Button>
            ) : asked === code ? (
              <Box
                component="form"
                sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 1 }}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (reason.trim() !== '') ignore(code);
                }}
              >
                <TextField
                  inputRef={takeFocus}
                  size="small"
                  fullWidth
                  label={translate(`${texts}.reason`)}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
                <Button type="submit" variant="outlined" disabled={reason.trim() === ''}>
                  {translate(`${texts}.ignore`)}
                </Button>
              </Box>
            ) : (
              <Button size="small" onClick={() => setAsked(code)}>
                {translate(`${texts}.ignoreAsk`)}
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { Issue } from '../../checks/issue';
import type { Language } from '../../languages/languageSchema';
import { useIssueText } from '../issueText';
import type { Reasons } from './useSaveText';

const texts = 'areas.default-translations.editor';

interface IssueListProps {
  issues: readonly Issue[];
  language: Language;
  ignored: Reasons;
  onIgnore: (ignored: Reasons) => void;
}

/** The issues of the typed text. Warnings and hints can be ignored with a reason. */
export function IssueList({ issues, language, ignored, onIgnore }: IssueListProps) {
  const translate = useTranslate();
  const issueText = useIssueText();
  const id = useId();
  const [asked, setAsked] = useState<string>();
  const [reason, setReason] = useState('');
  // The issue whose new button takes the focus of the one that it replaces.
  const next = useRef<string>(undefined);
  const takeTurn = (code: string) => (button: HTMLButtonElement | null) => {
    if (button === null || next.current !== code) return;
    next.current = undefined;
    button.focus();
  };
  const close = (code: string) => {
    next.current = code;
    setAsked(undefined);
    setReason('');
  };
  const ignore = (code: string) => {
    onIgnore({ ...ignored, [code]: reason.trim() });
    close(code);
  };
  const consider = (code: string) => {
    next.current = code;
    const { [code]: _, ...others } = ignored;
    onIgnore(others);
  };
  return (
    <Box component="ul" aria-label={translate(`${texts}.issues`)} aria-live="polite" sx={list}>
      {issues.map((issue, place) => {
        // The name of a button contains its issue.
        const named = { id: `${id}-do-${place}`, 'aria-labelledby': `${id}-do-${place} ${id}-${place}` };
        const { code, severity, form, detail } = issue;
        const isIgnored = severity !== 'error' && ignored[code] !== undefined;
        return (
          <Box component="li" key={`${code} ${form} ${detail}`} sx={{ mb: 1 }}>
            <Typography variant="body2" sx={{ color: isIgnored ? 'text.secondary' : undefined }}>
              <Box component="strong" sx={{ color: isIgnored ? undefined : colours[severity] }}>
                {translate(`areas.default-translations.grid.severities.${severity}`)}
              </Box>{' '}
              <span id={`${id}-${place}`}>{issueText(issue, language)}</span>{' '}
              {isIgnored ? translate(`${texts}.ignored`, { reason: ignored[code] }) : null}
            </Typography>
            {severity === 'error' ? null : isIgnored ? (
              <Button {...named} size="small" ref={takeTurn(code)} onClick={() => consider(code)}>
                {translate(`${texts}.consider`)}
              </Button>
            ) : asked === code ? (
              <Box
                component="form"
                sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mt: 1 }}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
                  // Closes this form, not the editor.
                  event.preventDefault();
                  event.stopPropagation();
                  close(code);
                }}
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
                <Button type="submit" variant="outlined" disabled={reason.trim() === ''} sx={besideField}>
                  {translate(`${texts}.ignore`)}
                </Button>
              </Box>
            ) : (
              <Button {...named} size="small" ref={takeTurn(code)} onClick={() => setAsked(code)}>
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
/** A field has a margin below it. */
const besideField = { flexShrink: 0, mb: '12px' } as const;

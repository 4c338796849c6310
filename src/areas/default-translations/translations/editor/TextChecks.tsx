import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Issue } from '../../checks/issue';
import { useTerms } from '../../glossary/useTerms';
import type { Language } from '../../languages/languageSchema';
import { useIssueText } from '../issueText';
import { KeyHint } from '../tools/KeysDialog';
import type { Translation } from '../translationSchema';
import { typedIssues } from './useTextDraft';

const texts = 'areas.default-translations.editor';

interface TextChecksProps {
  text: Translation;
  language: Language;
  base: Language;
  value: string | null;
  reviewedText: string | null | undefined;
  ignored: readonly string[];
  onChange: (change: { reviewedText?: string | undefined; ignored?: readonly string[] }) => void;
}

/** The issues of a text, and whether it is reviewed. Memoized, because it follows the deferred draft. */
export const TextChecks = memo(function TextChecks(props: TextChecksProps) {
  const { text, language, base, value, reviewedText, ignored, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const issues = typedIssues(text, language, base, value, useTerms());
  const hasError = issues.some(({ severity }) => severity === 'error');
  const isReviewed = value !== null && value === reviewedText;
  return (
    <>
      <IssueList {...{ issues, language, ignored }} onIgnore={(next) => onChange({ ignored: next })} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isReviewed}
            // An existing mark can be removed in spite of an error.
            disabled={value === null || (hasError && !isReviewed)}
            slotProps={{ input: { 'aria-describedby': hasError ? id : undefined } }}
          />
        }
        label={
          <>
            {translate(`${texts}.reviewed`)}
            {language.isBase ? null : <KeyHint keys="Ctrl Shift Enter" />}
          </>
        }
        onChange={(_event, checked) => onChange({ reviewedText: checked ? (value ?? undefined) : undefined })}
      />
      {hasError ? (
        <FormHelperText id={id} sx={{ mt: -0.5, mb: 1 }}>
          {translate(`${texts}.notReviewed`)}
        </FormHelperText>
      ) : null}
    </>
  );
});

interface IssueListProps {
  issues: readonly Issue[];
  language: Language;
  /** The codes of ignored issues. */
  ignored: readonly string[];
  onIgnore: (ignored: readonly string[]) => void;
}

/** The issues of the typed text. Warnings and hints can be ignored. */
function IssueList({ issues, language, ignored, onIgnore }: IssueListProps) {
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
                sx={{ ml: '-11px' }}
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

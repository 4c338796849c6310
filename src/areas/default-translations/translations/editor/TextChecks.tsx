import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import { KeyHint } from '../tools/KeyHint';
import type { Translation } from '../translationSchema';
import { IssueList, type Reasons } from './IssueList';
import { TextResult } from './TextResult';
import { typedIssues } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface TextChecksProps {
  text: Translation;
  language: Language;
  english: string;
  value: string | null;
  isReviewed: boolean;
  /** The very text that somebody has looked at. */
  onReviewed: (text: string | undefined) => void;
  ignored: Reasons;
  onIgnore: (ignored: Reasons) => void;
}

/** What the application makes of a text, what the checks find in it, and whether somebody has reviewed it. Memoized: it may follow after what is typed. */
export const TextChecks = memo(function TextChecks(props: TextChecksProps) {
  const { text, language, english, value, isReviewed, onReviewed, ignored, onIgnore } = props;
  const translate = useTranslate();
  const id = useId();
  const issues = typedIssues(text, language, value, english);
  const hasError = issues.some(({ severity }) => severity === 'error');
  return (
    <>
      <TextResult value={value ?? ''} language={language} />
      <IssueList issues={issues} language={language} ignored={ignored} onIgnore={onIgnore} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isReviewed}
            // What was marked before can be taken back.
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
        onChange={(_event, checked) => onReviewed(checked ? (value ?? undefined) : undefined)}
      />
      {hasError ? (
        <FormHelperText id={id} sx={{ mt: -0.5, mb: 1 }}>
          {translate(`${texts}.notReviewed`)}
        </FormHelperText>
      ) : null}
    </>
  );
});

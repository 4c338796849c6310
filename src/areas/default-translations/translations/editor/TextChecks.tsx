import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import { KeyHint } from '../tools/KeysDialog';
import type { Translation } from '../translationSchema';
import { IssueList } from './IssueList';
import { typedIssues } from './useDraft';

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
  const issues = typedIssues(text, language, base, value);
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

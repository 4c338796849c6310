import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { RowOutcome } from '@/records/import/sendRows';
import type { Language } from '../../languages/languageSchema';
import { useIssueText } from '../issueText';
import { otherSource } from './importFindings';

interface FindingsProps {
  findings: NonNullable<RowOutcome['findings']>;
  language: Language | undefined;
}

/** What is to be looked at in a text before it comes in. */
export function Findings({ findings, language }: FindingsProps) {
  const translate = useTranslate();
  const issueText = useIssueText();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {findings.map(({ code, severity, form, detail }) => (
        <Box
          component="li"
          key={`${code} ${form} ${detail}`}
          sx={{ color: severity === 'info' ? 'text.secondary' : `${severity}.main` }}
        >
          {code === otherSource
            ? translate('areas.default-translations.import.otherSource', { text: detail })
            : issueText({ code, form, detail }, language)}
        </Box>
      ))}
    </Box>
  );
}

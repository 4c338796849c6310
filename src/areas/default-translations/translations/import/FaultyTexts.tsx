import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { kindOf, type RowOutcomes } from '@/records/import/sendRows';
import { AppLink } from '@/ui/page/AppLink';
import type { TextRow } from '../formats/textFile';
import { textsPath } from '../textAddress';

interface FaultyTextsProps {
  rows: readonly TextRow[];
  outcomes: RowOutcomes;
}

/** Says how many texts with an error came in, with the way to them; nothing where none did. */
export function FaultyTexts({ rows, outcomes }: FaultyTextsProps) {
  const translate = useTranslate();
  const faulty = rows.filter(({ line }) => {
    const outcome = outcomes.get(line);
    return kindOf(outcome) === 'done' && outcome?.findings?.some(({ severity }) => severity === 'error');
  });
  const [first] = faulty;
  if (first === undefined) return null;
  const filter = JSON.stringify({ language: first.language, issue_eq_any: ['error'] });
  return (
    <Alert severity="warning" variant="outlined">
      {translate('areas.default-translations.import.result.faulty', { smart_count: faulty.length })}{' '}
      <AppLink to={`${textsPath}?${new URLSearchParams({ filter, columns: first.language })}`}>
        {translate('areas.default-translations.publish.toHeld')}
      </AppLink>
    </Alert>
  );
}

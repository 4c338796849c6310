import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useNumberFormat } from '@/ui/formats';
import { type LanguageReach, usePercent } from './useReach';

const texts = 'areas.messages.receipts';
interface ByLanguageProps {
  byLanguage: LanguageReach;
  acknowledge: boolean;
}

/** A message's reach by the language in people's profiles; nothing if there is only one. */
export function ByLanguage({ byLanguage, acknowledge }: ByLanguageProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const format = useNumberFormat();
  const percent = usePercent();
  if (byLanguage.length < 2) return null;
  const share = (part: number, all: number) =>
    all === 0 ? format(part) : `${format(part)} (${percent(part / all)})`;
  const cell = (key: string) => (
    <TableCell key={key} align="right">
      {translate(`${texts}.${key}`)}
    </TableCell>
  );
  return (
    <TableContainer
      sx={{ mb: 3, maxWidth: 560, '& th, & td': { px: { xs: 0.75, sm: 2 }, whiteSpace: 'nowrap' } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`${texts}.ofProfiles`)}
      </Typography>
      <Table size="small" aria-label={translate(`${texts}.byLanguage`)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('areas.messages.preview.language')}</TableCell>
            {['people', 'states.seen', ...(acknowledge ? ['states.acknowledged'] : [])].map(cell)}
          </TableRow>
        </TableHead>
        <TableBody>
          {byLanguage.map(({ language, people, seen, acknowledged }) => (
            <TableRow key={language}>
              <TableCell component="th" scope="row">
                {language === '' ? translate(`${texts}.noLanguage`) : nameOf(language)}
              </TableCell>
              <TableCell align="right">{format(people)}</TableCell>
              <TableCell align="right">{share(seen, people)}</TableCell>
              {acknowledge ? <TableCell align="right">{share(acknowledged, people)}</TableCell> : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { isolate } from '@/ui/isolate';
import { useLanguageName } from '../languages';
import { AudienceText, IsolatedText } from './AudienceText';
import { type Audience, isNobody } from './audience';
import { joinNames } from './audienceSentence';
import { type AudienceReach, useAudienceReach } from './useAudienceReach';

const texts = 'people.audience';

/** How many names are shown as examples; the others are counted. */
const shownNames = 5;

/** An audience in words, and who belongs to it now. */
export function AudienceSummary({ audience }: { audience: Audience }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { reach, isCounting, error, refetch } = useAudienceReach(audience);
  const isLeftWithNobody = reach?.count === 0 && !isCounting && !error && !isNobody(audience);
  return (
    <Box sx={frame}>
      <Typography>
        <AudienceText audience={audience} />
      </Typography>
      <Typography component="div" role="status" variant="subtitle2" sx={{ mt: 1, minHeight: '1.75em' }}>
        {/* Hidden from screen readers, which announce only the number. */}
        {isCounting ? <span aria-hidden>{translate(`${texts}.counting`)}</span> : null}
        {error ? `${translate(`${texts}.countFailed`)} ${errorText(error)}` : null}
        {isCounting || error || !reach ? null : translate(`${texts}.people`, { smart_count: reach.count })}
      </Typography>
      {/* Its groups are empty or no longer exist. */}
      {isLeftWithNobody ? <Alert severity="warning">{translate(`${texts}.forNobody`)}</Alert> : null}
      {error ? (
        <Button variant="outlined" size="small" onClick={() => void refetch()}>
          {translate('ui.action.retry')}
        </Button>
      ) : (
        // The previous numbers stay until the new ones arrive, so that the content below does not jump.
        <Box aria-busy={isCounting} sx={[details, isCounting && { opacity: 0.6 }]}>
          {reach ? <ReachDetails reach={reach} /> : null}
        </Box>
      )}
    </Box>
  );
}

function ReachDetails({ reach: { count, byLanguage, sample } }: { reach: AudienceReach }) {
  const translate = useTranslate();
  const languageName = useLanguageName();
  const [locale] = useLocaleState();
  const languages = byLanguage.map((each) =>
    translate(`${texts}.ofLanguage`, {
      language: each.language === null ? translate(`${texts}.noLanguage`) : languageName(each.language),
      people: translate(`${texts}.people`, { smart_count: each.count }),
    }),
  );
  const visiblePeople = sample.slice(0, shownNames);
  const otherCount = count - visiblePeople.length;
  const names = [
    ...visiblePeople.map(({ name }) => isolate(name)),
    ...(otherCount > 0 ? [translate(`${texts}.more`, { smart_count: otherCount })] : []),
  ];
  return (
    <>
      {languages.length > 0 ? <div>{languages.join(', ')}</div> : null}
      {visiblePeople.length > 0 ? (
        <IsolatedText
          text={translate(`${texts}.sample`, { names: joinNames(names, locale, 'conjunction') })}
        />
      ) : null}
    </>
  );
}

const frame = {
  mt: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;

/** Reserves two lines before the first answer. */
const details = { minHeight: '3em', typography: 'body2', color: 'text.secondary' } as const;

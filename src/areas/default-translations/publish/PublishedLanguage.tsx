import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { AppLink } from '../../../ui/page/AppLink';
import { PageSection } from '../../../ui/page/PageSection';
import type { Language } from '../languages/languageSchema';
import { useDraftPreview } from '../preview/useDraftPreview';
import { textsPath } from '../translations/textAddress';
import { DifferenceList } from './DifferenceList';
import { PublishesChoice } from './PublishesChoice';
import type { PublishResult } from './publishSchema';

const texts = 'areas.default-translations.publish';

/** Characters of a file from which on it may take longer to load than the three seconds that a reader waits for it. */
const large = 1_000_000;

interface PublishedLanguageProps {
  language: Language;
  /** What would go live. */
  plan: PublishResult;
  /** What became of it when it was published from here. */
  result: PublishResult | undefined;
}

/** One language that is to be published: what changes for its readers, what is held back, and a look at it before. */
export function PublishedLanguage({ language, plan, result }: PublishedLanguageProps) {
  const translate = useTranslate();
  const preview = useDraftPreview();
  const { id, name, publishedAt } = language;
  const hasDifferences = plan.added + plan.changed + plan.removed + plan.held > 0;
  const held = JSON.stringify({ language: id, issue_eq_any: ['error'] });
  return (
    <PageSection title={name} sx={section}>
      {result ? <Outcome language={name} result={result} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {publishedAt === null ? (
          translate(`${texts}.never`)
        ) : (
          <>
            {translate(`${texts}.last`)} <RelativeTime value={publishedAt} />
          </>
        )}
      </Typography>
      <Counts plan={plan} />
      {plan.held > 0 ? (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate(`${texts}.heldHelp`)}{' '}
          <AppLink to={`${textsPath}?${new URLSearchParams({ filter: held, columns: id })}`}>
            {translate(`${texts}.toHeld`)}
          </AppLink>
        </Typography>
      ) : null}
      {plan.code === 'too_large' || plan.code === 'too_many' ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.refusals.${plan.code}`, { language: name })}
        </Alert>
      ) : plan.size > large ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.large`)}
        </Alert>
      ) : null}
      <Box sx={tools}>
        <PublishesChoice language={language} />
        <Button
          variant="outlined"
          startIcon={<Visibility />}
          loading={preview.isPending}
          onClick={() => preview.show(id)}
        >
          {translate(`${texts}.preview`)}
        </Button>
      </Box>
      {hasDifferences ? <DifferenceList language={language} /> : null}
    </PageSection>
  );
}

function Outcome({ language, result }: { language: string; result: PublishResult }) {
  const translate = useTranslate();
  const { ok, code = 'unknown', added, changed, removed } = result;
  const count = added + changed + removed;
  return (
    <Alert role="status" severity={ok ? 'success' : 'error'} variant="outlined" sx={{ mb: 2 }}>
      {ok
        ? translate(`${texts}.done`, { language, smart_count: count })
        : translate(`${texts}.refusals.${code}`, {
            language,
            _: translate(`${texts}.refusals.unknown`, { language }),
          })}
    </Alert>
  );
}

function Counts({ plan }: { plan: PublishResult }) {
  const translate = useTranslate();
  const counts = (['added', 'changed', 'removed', 'held'] as const).filter((kind) => plan[kind] > 0);
  if (counts.length === 0)
    return <Typography sx={{ mt: 1, mb: 1 }}>{translate(`${texts}.nothing`)}</Typography>;
  return (
    <Box component="ul" sx={numbers}>
      {counts.map((kind) => (
        <li key={kind}>{translate(`${texts}.counts.${kind}`, { smart_count: plan[kind] })}</li>
      ))}
    </Box>
  );
}

const section = {
  p: { xs: 2, sm: 3 },
  mb: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  my: 1,
  p: 0,
  fontWeight: 600,
} as const;

const tools = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, mb: 2, alignItems: 'flex-end' } as const;

import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { SelectField } from '@/records/inputs/SelectField';
import { AppLink } from '@/ui/page/AppLink';
import { framed } from '@/ui/page/framed';
import { PageSection } from '@/ui/page/PageSection';
import { type Language, languageSchema } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';
import { useDraftPreview } from '../preview/useDraftPreview';
import { pathOfTexts } from '../translations/textAddress';
import { useLanguageRefusal } from '../useLanguageRefusal';
import { DifferenceList, type LeftOutChoice } from './DifferenceList';
import { differencesOf, type PublishResult } from './publishSchema';

const texts = 'areas.default-translations.publish';

interface PublishedLanguageProps extends LeftOutChoice {
  language: Language;
  /** What would go live, without the differences that are left out. */
  plan: PublishResult;
  /** The outcome, once it has been published here. */
  result: PublishResult | undefined;
  /** Its outcome takes the focus. */
  isFirst: boolean;
}

/** What goes live in one language, what is held back, and a preview. */
export function PublishedLanguage(props: PublishedLanguageProps) {
  const { language, plan, result, isFirst, ...choice } = props;
  const translate = useTranslate();
  const preview = useDraftPreview();
  const { id, name, publishedAt } = language;
  const hasDifferences = differencesOf(plan) + choice.leftOut.length + plan.held > 0;
  return (
    <PageSection title={name} sx={section}>
      {result ? <Outcome language={name} result={result} isFirst={isFirst} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.${publishedAt === null ? 'never' : 'last'}`)}{' '}
        {publishedAt === null ? null : <RelativeTime value={publishedAt} />}
      </Typography>
      {differencesOf(plan) > 0 || choice.leftOut.length === 0 ? <Counts plan={plan} /> : null}
      {choice.leftOut.length > 0 ? (
        <Typography role="status" variant="body2" sx={{ mb: 1 }}>
          {translate(`${texts}.leftOut`, { smart_count: choice.leftOut.length })}
        </Typography>
      ) : null}
      {plan.held > 0 ? (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate(`${texts}.heldHelp`, { smart_count: plan.held })}{' '}
          <AppLink to={pathOfTexts({ language: id, issue_eq_any: ['error'] }, id)}>
            {translate(`${texts}.toHeld`)}
          </AppLink>
        </Typography>
      ) : null}
      {plan.code === 'too_large' || plan.code === 'too_many' ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.refusals.${plan.code}`, { language: name })}
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
      {hasDifferences ? (
        <DifferenceList of={{ ...language, resource: languagesResource }} {...{ language, choice }} />
      ) : null}
    </PageSection>
  );
}

function Outcome(props: { language: string; result: PublishResult; isFirst: boolean }) {
  const { language, result, isFirst } = props;
  const translate = useTranslate();
  const { ok, code = 'unknown' } = result;
  // The button is at the end of the page.
  const focusOutcome = useCallback((element: HTMLElement | null) => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Alert
      ref={isFirst ? focusOutcome : undefined}
      tabIndex={-1}
      role="status"
      severity={ok ? 'success' : 'error'}
      variant="outlined"
      sx={{ mb: 2 }}
    >
      {ok
        ? translate(`${texts}.done`, { language, smart_count: differencesOf(result) })
        : translate(`${texts}.refusals.${code}`, {
            language,
            _: translate(`${texts}.refusals.unknown`, { language }),
          })}
    </Alert>
  );
}

function Counts({ plan }: { plan: PublishResult }) {
  const translate = useTranslate();
  const counts = (['added', 'changed', 'removed'] as const).filter((kind) => plan[kind] > 0);
  if (counts.length === 0)
    return <Typography sx={{ mt: 1, mb: 1 }}>{translate(`${texts}.nothing`)}</Typography>;
  return (
    <Box sx={numbers}>
      <span>{translate(`${texts}.live`, { smart_count: differencesOf(plan) })}</span>
      <ul>
        {counts.map((kind) => (
          <li key={kind}>{translate(`${texts}.counts.${kind}`, { smart_count: plan[kind] })}</li>
        ))}
      </ul>
    </Box>
  );
}

/** Selects which texts go live: all without an error, or only the reviewed ones. Saved at once. */
function PublishesChoice({ language: { id, name, version, publishes } }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refusal = useLanguageRefusal('publish', id);
  const { mutate, isPending } = useRecordMutation(
    (calls, value: string) =>
      calls.call(languagesResource, {
        path: `/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { publishes: value, version },
        schema: languageSchema,
      }),
    { refreshes: [languagesResource] },
  );
  return (
    <SelectField
      size="small"
      fullWidth={false}
      label={translate(`${texts}.publishes.label`, { language: name })}
      options={(['translated', 'reviewed'] as const).map((value) => ({
        value,
        label: translate(`${texts}.publishes.${value}`),
      }))}
      value={publishes}
      disabled={isPending || refusal !== undefined}
      helperText={refusal}
      onChange={(value) => mutate(value, { onError: (error) => notify(errorText(error), { type: 'error' }) })}
      sx={{ m: 0, minWidth: 220 }}
    />
  );
}

const section = {
  p: { xs: 2, sm: 3 },
  mb: 3,
  ...framed,
} as const;

const wrapped = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const;
const numbers = { ...wrapped, my: 1, fontWeight: 600, '& ul': { ...wrapped, listStyle: 'none', m: 0, p: 0 } };

const tools = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, mb: 2, alignItems: 'flex-end' } as const;

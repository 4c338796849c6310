import History from '@mui/icons-material/History';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import { BottomBar } from '@/ui/page/BottomBar';
import { HeaderButton } from '@/ui/page/HeaderButton';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { publicationsPath } from '../publications/publicationSchema';
import { usePermittedLanguages } from '../useLanguageRefusal';
import { PublishConsequence } from './PublishConsequence';
import { PublishedLanguage } from './PublishedLanguage';
import { type Difference, differencesOf, planWithout } from './publishSchema';
import { usePublishPlan, usePublishTexts } from './usePublishTexts';

const texts = 'areas.default-translations.publish';

/** `/default-translations/publish?languages=de`: shows what goes live in these languages, and publishes it. */
export function PublishPage() {
  const translate = useTranslate();
  const languages = useLanguages();
  const { loads } = useTextOverlay();
  return (
    <>
      <PageHeader
        headline={translate('resources.default-translations/publish.name')}
        lead={translate(`${texts}.lead`)}
      >
        <HeaderButton
          target={{ to: publicationsPath() }}
          icon={<History />}
          caption={translate(`${texts}.publications`)}
        />
      </PageHeader>
      <PageBody>
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <Publishing languages={all.filter(({ id }) => loads(id))} />}
        </Loaded>
      </PageBody>
    </>
  );
}

/** @param languages those with a file of their own: English usually comes with the application */
function Publishing({ languages }: { languages: readonly Language[] }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const requestedIds = params.get('languages')?.split(',');
  // By default the published languages with differences, still after they have been published here.
  const [defaultIds] = useState(() =>
    languages
      .filter(({ publishedAt, unpublished }) => publishedAt !== null && unpublished > 0)
      .map(({ id }) => id),
  );
  const selectedIds = languages.map(({ id }) => id).filter((id) => (requestedIds ?? defaultIds).includes(id));
  const plan = usePublishPlan(selectedIds);
  const { publish, results, isPending, error } = usePublishTexts();
  // By version: after any change of the language the choice starts over.
  const [leftOut, setLeftOut] = useState<Readonly<Record<string, readonly Difference[]>>>({});
  const stateOf = ({ id, version }: Language) => `${id} ${version}`;
  const withLeftOut = (loaded: NonNullable<typeof plan.data>) =>
    loaded.map(({ language, plan: fullPlan }) => {
      const differences = leftOut[stateOf(language)] ?? [];
      const remainingPlan = planWithout(fullPlan, differences);
      return { language, leftOut: differences, plan: remainingPlan, count: differencesOf(remainingPlan) };
    });
  const plans = withLeftOut(plan.data ?? []);
  const permittedIds = usePermittedLanguages('publish', selectedIds);
  const filled = plans.filter(({ plan: { ok }, count }) => ok && count > 0);
  const publishable = filled.filter(({ language: { id } }) => permittedIds.includes(id));
  const count = publishable.reduce((sum, each) => sum + each.count, 0);
  const reason = () => {
    if (selectedIds.length === 0) return translate(`${texts}.noLanguage`);
    if (plan.data === undefined || plan.isFetching) return translate(`${texts}.wait`);
    if (publishable.length > 0) return undefined;
    if (filled.length > 0) return translate('records.notPermitted');
    return translate(`${texts}.${plans.some((each) => each.leftOut.length > 0) ? 'allLeftOut' : 'nothing'}`);
  };
  const refusal = isPending ? undefined : reason();
  const outcomes = [...results.values()];
  // The outcome that takes the focus: the first refusal, if there is one.
  const focusedId = (outcomes.find(({ ok }) => !ok) ?? outcomes[0])?.id;
  const nameOf = (code: string) => languages.find(({ id }) => id === code)?.name ?? code;
  return (
    <>
      <LanguageBoxes
        languages={languages}
        selectedIds={selectedIds}
        countOf={({ id, unpublished }) =>
          plans.find(({ language }) => language.id === id)?.count ?? unpublished
        }
        onChange={(codes) => setParams({ languages: codes.join(',') }, { replace: true })}
      />
      <Loaded
        query={plan}
        loading={<LoadingState shape="rows" />}
        failureText={translate(`${texts}.planFailed`)}
      >
        {(loaded) =>
          withLeftOut(loaded).map(({ language, leftOut: differences, plan: remainingPlan }) => (
            <PublishedLanguage
              key={language.id}
              language={{ ...language, name: nameOf(language.id) }}
              plan={remainingPlan}
              leftOut={differences}
              onLeaveOut={(next) => setLeftOut({ ...leftOut, [stateOf(language)]: next })}
              result={results.get(language.id)}
              isFirst={language.id === focusedId}
            />
          ))
        }
      </Loaded>
      <BottomBar>
        <ReasonedButton
          variant="contained"
          loading={isPending}
          {...(refusal !== undefined && { reason: refusal })}
          onClick={() =>
            publish(
              publishable.map((each) => ({ ...each.language, without: each.leftOut.map(({ key }) => key) })),
            )
          }
        >
          {count > 0
            ? translate('areas.default-translations.languages.publish', { smart_count: count })
            : translate(`${texts}.publish`)}
        </ReasonedButton>
        {error ? (
          <Alert severity="error" variant="outlined">
            {errorText(error)}
          </Alert>
        ) : (
          <PublishConsequence languages={languages.filter(({ id }) => selectedIds.includes(id))} />
        )}
      </BottomBar>
    </>
  );
}

interface LanguageBoxesProps {
  languages: readonly Language[];
  selectedIds: readonly string[];
  /** The number of differences that go live, without those that are left out. */
  countOf: (language: Language) => number;
  onChange: (codes: readonly string[]) => void;
}

/** Selects the languages to publish, each with the number of its differences. */
function LanguageBoxes({ languages, selectedIds, countOf, onChange }: LanguageBoxesProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 3, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {translate(`${texts}.languages`)}
      </Typography>
      <Box sx={boxes}>
        {languages.map((language) => (
          <FormControlLabel
            key={language.id}
            control={<Checkbox checked={selectedIds.includes(language.id)} />}
            label={
              <>
                <bdi>{language.name}</bdi> ({number(countOf(language))})
              </>
            }
            onChange={(_event, isSelected) =>
              onChange(
                isSelected
                  ? [...selectedIds, language.id]
                  : selectedIds.filter((code) => code !== language.id),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}

const boxes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
} as const;

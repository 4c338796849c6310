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
          target={{ to: '/default-translations/publications' }}
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
  const asked = params.get('languages')?.split(',');
  // By default the published languages with differences, still after they have been published here.
  const [usual] = useState(() =>
    languages
      .filter(({ publishedAt, unpublished }) => publishedAt !== null && unpublished > 0)
      .map(({ id }) => id),
  );
  const chosen = languages.map(({ id }) => id).filter((id) => (asked ?? usual).includes(id));
  const plan = usePublishPlan(chosen);
  const { publish, results, isPending, error } = usePublishTexts();
  // By version: after any change of the language the choice starts over.
  const [leftOut, setLeftOut] = useState<Readonly<Record<string, readonly Difference[]>>>({});
  const stateOf = ({ id, version }: Language) => `${id} ${version}`;
  const withoutLeftOut = (plans: NonNullable<typeof plan.data>) =>
    plans.map(({ language, plan: whole }) => {
      const left = leftOut[stateOf(language)] ?? [];
      const counted = planWithout(whole, left);
      return { language, left, plan: counted, count: differencesOf(counted) };
    });
  const planned = withoutLeftOut(plan.data ?? []);
  const live = planned.filter(({ plan: { ok }, count }) => ok && count > 0);
  const count = live.reduce((sum, each) => sum + each.count, 0);
  const reason = () => {
    if (chosen.length === 0) return translate(`${texts}.noLanguage`);
    if (plan.data === undefined || plan.isFetching) return translate(`${texts}.wait`);
    if (live.length > 0) return undefined;
    return translate(`${texts}.${planned.some(({ left }) => left.length > 0) ? 'allLeftOut' : 'nothing'}`);
  };
  const why = isPending ? undefined : reason();
  const outcomes = [...results.values()];
  // The first refusal, if there is one.
  const first = (outcomes.find(({ ok }) => !ok) ?? outcomes[0])?.id;
  const nameOf = (code: string) => languages.find(({ id }) => id === code)?.name ?? code;
  return (
    <>
      <LanguageBoxes
        languages={languages}
        chosen={chosen}
        countOf={({ id, unpublished }) =>
          planned.find(({ language }) => language.id === id)?.count ?? unpublished
        }
        onChange={(codes) => setParams({ languages: codes.join(',') }, { replace: true })}
      />
      <Loaded query={plan} loading={<LoadingState shape="rows" />} failed={translate(`${texts}.planFailed`)}>
        {(shown) =>
          withoutLeftOut(shown).map(({ language, left, plan: each }) => (
            <PublishedLanguage
              key={language.id}
              language={{ ...language, name: nameOf(language.id) }}
              plan={each}
              leftOut={left}
              onLeaveOut={(differences) => setLeftOut({ ...leftOut, [stateOf(language)]: differences })}
              result={results.get(language.id)}
              isFirst={language.id === first}
            />
          ))
        }
      </Loaded>
      <BottomBar>
        <ReasonedButton
          variant="contained"
          loading={isPending}
          {...(why !== undefined && { reason: why })}
          onClick={() =>
            publish(live.map(({ language, left }) => ({ ...language, without: left.map(({ key }) => key) })))
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
          <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
            {translate(`${texts}.consequence`)}
          </Typography>
        )}
      </BottomBar>
    </>
  );
}

interface LanguageBoxesProps {
  languages: readonly Language[];
  chosen: readonly string[];
  /** The number of differences that go live, without those that are left out. */
  countOf: (language: Language) => number;
  onChange: (codes: readonly string[]) => void;
}

/** Selects the languages to publish, each with the number of its differences. */
function LanguageBoxes({ languages, chosen, countOf, onChange }: LanguageBoxesProps) {
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
            control={<Checkbox checked={chosen.includes(language.id)} />}
            label={
              <>
                <bdi>{language.name}</bdi> ({number(countOf(language))})
              </>
            }
            onChange={(_event, isChosen) =>
              onChange(isChosen ? [...chosen, language.id] : chosen.filter((code) => code !== language.id))
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

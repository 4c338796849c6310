import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useListReturn } from '@/records/form/useListReturn';
import { Steps } from '@/records/steps/Steps';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { FileStep } from './FileStep';
import { ImportResult } from './ImportResult';
import { TextCheck } from './TextCheck';
import { importSteps, useTextImport } from './useTextImport';

const texts = 'areas.default-translations.import';

/** `/default-translations/translations/import`: texts from a file, compared with those that there are before anything changes. */
export function TextImport() {
  const translate = useTranslate();
  const languages = useLanguages();
  const { back } = useListReturn();
  return (
    <>
      <PageHeader headline={translate(`${texts}.title`)} back={back} />
      <PageBody>
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <ImportSteps languages={all} />}
        </Loaded>
      </PageBody>
    </>
  );
}

function ImportSteps({ languages }: { languages: readonly Language[] }) {
  const translate = useTranslate();
  const task = useTextImport();
  const { step, file, run } = task;
  const steps = importSteps.map((name) => ({
    name,
    label: translate(`${texts}.steps.${name}`),
    heading: translate(`${texts}.headings.${name}`),
  }));
  const isThrough = step === 'result' && run.phase !== 'running' && run.phase !== 'stopping';
  return (
    <Steps
      label={translate(`${texts}.stepsLabel`)}
      steps={steps}
      current={step}
      unsaved={file !== undefined && !isThrough}
    >
      {step === 'file' ? <FileStep task={task} languages={languages} /> : null}
      {step === 'check' ? <TextCheck task={task} languages={languages} /> : null}
      {step === 'result' ? <ImportResult task={task} languages={languages} /> : null}
    </Steps>
  );
}

import { Loaded } from '@/records/calls/Loaded';
import { useListReturn } from '@/records/form/useListReturn';
import { ImportSteps } from '@/records/import/ImportPage';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { FileStep } from './FileStep';
import { TextCheck, TextResult } from './TextSteps';
import { useTextImport } from './useTextImport';

const texts = 'areas.default-translations.import';
const steps = ['file', 'check', 'run', 'result'] as const;

/** `/default-translations/translations/import`: imports texts from a file, after a comparison with the existing ones. */
export function TextImport() {
  const text = useTextsWithOverrides('records.import', texts);
  const languages = useLanguages();
  const { back } = useListReturn();
  return (
    <>
      <PageHeader headline={text(`${texts}.title`)} back={back} />
      <PageBody>
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <Import languages={all} />}
        </Loaded>
      </PageBody>
    </>
  );
}

function Import({ languages }: { languages: readonly Language[] }) {
  const text = useTextsWithOverrides('records.import', texts);
  const task = useTextImport();
  return (
    <ImportSteps task={task} text={text} names={steps}>
      {task.step === 'file' ? <FileStep task={task} languages={languages} /> : null}
      {task.step === 'check' ? <TextCheck {...{ task, text, languages }} /> : null}
      {task.step === 'result' ? <TextResult {...{ task, text, languages }} /> : null}
    </ImportSteps>
  );
}

import { useState } from 'react';
import { useDataProvider, useLocaleState } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { ExportReport } from '@/records/export/ExportReport';
import { useExportTask } from '@/records/export/useExportTask';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { shownLanguages } from '../textAddress';
import { askedTexts } from '../useTextList';
import { ExportChoice } from './ExportChoice';
import { createTextExport, type TextExport } from './textExport';

/** What is exported, then how far it is. The file is made in the browser. */
export function ExportForm({ onClose }: { onClose: () => void }) {
  const languages = useLanguages();
  return (
    <Loaded query={languages} loading={<LoadingState shape="rows" />}>
      {(all) => <ExportOf languages={all} onClose={onClose} />}
    </Loaded>
  );
}

function ExportOf({ languages, onClose }: { languages: readonly Language[]; onClose: () => void }) {
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const [params] = useSearchParams();
  const shown = shownLanguages(languages, params.get('columns'), locale);
  const { values, implied } = askedTexts(params, shown);
  const filter = { ...values, ...implied };
  const [asked, setAsked] = useState<TextExport>({
    format: 'jsonNested',
    languages: shown,
    filter,
    onlyReviewed: false,
  });
  const task = useExportTask({
    total: 0,
    texts: 'areas.default-translations.export',
    prepare: () => createTextExport(provider, asked, locale),
    onSaved: onClose,
  });
  if (task.state.phase !== 'idle') return <ExportReport state={task.state} task={task} />;
  return (
    <ExportChoice
      asked={asked}
      languages={languages}
      listed={filter}
      onChange={(change) => setAsked({ ...asked, ...change })}
      onStart={task.start}
      onClose={onClose}
    />
  );
}

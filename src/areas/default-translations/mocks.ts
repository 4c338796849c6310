import { defineMocks } from '../../mocks/defineMocks';
import { changes } from './fixtures/changes';
import { draftTextsCall } from './fixtures/draftTextsCall';
import { importTextsCall } from './fixtures/importTextsCall';
import { languageCalls } from './fixtures/languageCalls';
import { languages, readerLanguages } from './fixtures/languages';
import { revertCall } from './fixtures/revertCall';
import { revisionLog, revisions } from './fixtures/revisions';
import { saveTextCall } from './fixtures/saveTextCall';
import { suggestionsCall } from './fixtures/suggestionsCall';
import { syncCall } from './fixtures/syncCall';
import { translations } from './fixtures/translations';

export const mocks = defineMocks({
  permission: 'default-translations',
  resources: {
    translations,
    'translation-languages': languages,
    'translation-revisions': revisions,
    'translation-changes': changes,
  },
  calls: [
    revertCall,
    syncCall,
    importTextsCall,
    saveTextCall,
    suggestionsCall,
    draftTextsCall,
    ...languageCalls,
  ],
  languages: readerLanguages,
  log: revisionLog,
});

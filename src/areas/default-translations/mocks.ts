import { defineMocks } from '../../mocks/defineMocks';
import { importTextsCall } from './fixtures/importTextsCall';
import { draftTextsCall, publishedFile } from './fixtures/languageFiles';
import { languages } from './fixtures/languages';
import { publications } from './fixtures/publications';
import { differencesCall, publishCall } from './fixtures/publishCall';
import { restoreCall } from './fixtures/restoreCall';
import { revisionLog, revisions } from './fixtures/revisions';
import { saveLanguageCall } from './fixtures/saveLanguageCall';
import { saveTextCall } from './fixtures/saveTextCall';
import { suggestionsCall } from './fixtures/suggestionsCall';
import { translations } from './fixtures/translations';

export const mocks = defineMocks({
  permission: 'default-translations',
  resources: {
    translations,
    'translation-languages': languages,
    'translation-revisions': revisions,
    'translation-publications': publications,
  },
  calls: [
    importTextsCall,
    saveTextCall,
    suggestionsCall,
    draftTextsCall,
    saveLanguageCall,
    differencesCall,
    publishCall,
    restoreCall,
  ],
  languageFile: publishedFile,
  log: revisionLog,
});

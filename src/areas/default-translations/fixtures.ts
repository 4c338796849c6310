import { defineFixtures } from '@/fixture-api/defineFixtures';
import { changes, revisionLog, revisions } from './fixtures/changes';
import { comments } from './fixtures/comments';
import { importTextsCall } from './fixtures/importTextsCall';
import { languageCalls } from './fixtures/languageCalls';
import { languages, readerLanguages } from './fixtures/languages';
import { publications, publishedFile, restoreCall } from './fixtures/publications';
import { differencesCall, publishCall } from './fixtures/publishCall';
import { revertCall } from './fixtures/revertCall';
import { saveTextCall } from './fixtures/saveTextCall';
import { suggestionsCall } from './fixtures/suggestionsCall';
import { syncCall } from './fixtures/syncCall';
import { draftTextsCall, peopleCall, translations } from './fixtures/translations';

export const fixtures = defineFixtures({
  permission: 'default-translations',
  resources: {
    translations,
    'translation-comments': comments,
    'translation-languages': languages,
    'translation-revisions': revisions,
    'translation-changes': changes,
    'translation-publications': publications,
  },
  calls: [
    revertCall,
    syncCall,
    importTextsCall,
    saveTextCall,
    suggestionsCall,
    peopleCall,
    draftTextsCall,
    ...languageCalls,
    differencesCall,
    publishCall,
    restoreCall,
  ],
  languages: readerLanguages,
  languageFile: publishedFile,
  log: revisionLog,
});

import raEnglish from 'ra-language-english';
import { partialFile, planLanguage } from './new-language/planLanguage.ts';
import { put } from './new-resource/stage.ts';

/** Starts a language: English texts in `i18n/<code>/`, to be translated in any order. Run again, it adds the texts that are new since. */
const usage = 'Usage: npm run new:language <code>, such as fr or pt-BR';

try {
  const [code, ...others] = process.argv.slice(2);
  if (code === undefined || others.length > 0) throw new Error(usage);
  const files = planLanguage('.', code, raEnglish.ra);
  put('.', files);
  console.info(
    `Written: i18n/${code}/ with the English texts, to be translated in any order; what is deleted there is shown in English.\n` +
      `${partialFile} lists the language as one that is not translated whole. Remove it there once it is.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

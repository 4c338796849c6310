import { bundledLanguage, isLanguageCode, isSameLanguage } from '@/api/languageCode';
import { type Messages, sanitizeMessages } from './sanitizeMessages';

/** Gets one language's file, parsed or as text; rejects when there is none. The caller adds address and bearer. */
export type FetchTranslation = (code: string, signal: AbortSignal) => Promise<unknown>;

/** Why a language is not shown; each is a key below `languages.problem`. */
type TranslationProblem = 'refused' | 'missing' | 'slow' | 'malformed';

export interface TranslationSource {
  readonly fetchTranslation: FetchTranslation;
  /** Told whenever English is shown instead of the language asked for, so that the visitor can be told. */
  readonly onProblem: (code: string, problem: TranslationProblem) => void;
  /** English has a file too, which is laid over the texts of the application; without it English is as it was built. */
  readonly loadEnglish?: boolean;
  /** Milliseconds after which a file counts as slow. */
  readonly timeout?: number;
}

const maxFileLength = 5_000_000; // characters, when the file arrives as text
const tooSlow = Symbol('slow');

/**
 * Loads a language's texts. Never rejects: a bad code or file is reported and gives none, so English is shown (reading R9;
 * T208-T211). A byte order mark is fine (case T219).
 */
export async function loadMessages(code: string, source: TranslationSource): Promise<Messages> {
  if (isSameLanguage(code, bundledLanguage) && !source.loadEnglish) return {};
  const problem = (reason: TranslationProblem): Messages => {
    source.onProblem(code, reason);
    return {};
  };
  if (!isLanguageCode(code)) return problem('refused');
  let answer: unknown;
  try {
    answer = await beforeTimeout(source.timeout ?? 3000, (signal) => source.fetchTranslation(code, signal));
  } catch (error) {
    return problem(error === tooSlow ? 'slow' : 'missing');
  }
  const messages = sanitizeMessages(parsed(answer));
  return Object.keys(messages).length > 0 ? messages : problem('malformed');
}

async function beforeTimeout<T>(time: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(tooSlow);
      controller.abort();
    }, time);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  if (answer.length > maxFileLength) return undefined;
  try {
    return JSON.parse(answer.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

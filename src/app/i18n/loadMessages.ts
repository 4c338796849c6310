import { bundledLanguage, isLanguageCode, isSameLanguage } from '@/api/languageCode';
import { type Messages, sanitizeMessages } from './sanitizeMessages';

/** Fetches one language's file, parsed or as text; rejects if there is none. */
export type FetchTranslation = (code: string, signal: AbortSignal) => Promise<unknown>;

/** Why a language cannot be shown; each is a key below `languages.problem`. */
type TranslationProblem = 'refused' | 'missing' | 'slow' | 'malformed';

export interface TranslationSource {
  readonly fetchTranslation: FetchTranslation;
  /** Called whenever English replaces the requested language, so that the page can say so. */
  readonly onProblem: (code: string, problem: TranslationProblem) => void;
  /** Load a file for English too, over the built-in texts. */
  readonly loadEnglish?: boolean;
  /** Time limit for a file, in milliseconds. */
  readonly timeout?: number;
}

const maxFileLength = 5_000_000; // characters, if the file arrives as text
const timedOut = Symbol('slow');

/**
 * Loads a language's texts. Never rejects: a bad code or file is reported and yields no texts, so that English shows (reading R9). Accepts a byte order mark.
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
    answer = await withTimeout(source.timeout ?? 3000, (signal) => source.fetchTranslation(code, signal));
  } catch (error) {
    return problem(error === timedOut ? 'slow' : 'missing');
  }
  const messages = sanitizeMessages(parsed(answer));
  return Object.keys(messages).length > 0 ? messages : problem('malformed');
}

async function withTimeout<T>(time: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(timedOut);
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

import { visibleText } from '@/ui/visibleText';

/** The capitalized first letter of a name; empty for an empty name. */
export function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '';
}

/** The first letters of the first and last words of a name; empty if the name has no visible characters. */
export function initialsOf(name: string): string {
  const words = visibleText(name).split(/\s+/);
  const [firstWord = '', lastWord = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return initialOf(firstWord) + initialOf(lastWord);
}

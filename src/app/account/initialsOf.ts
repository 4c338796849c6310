import { initialOf } from '@/ui/initialOf';
import { visibleText } from '@/ui/visibleText';

/** The first letters of the first and the last word of a name; empty where nothing of the name would be seen. */
export function initialsOf(name: string): string {
  const words = visibleText(name).split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return initialOf(first) + initialOf(last);
}

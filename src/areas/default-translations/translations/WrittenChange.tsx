import type { ComponentProps } from 'react';
import { TextChange } from '@/records/values/TextChange';
import { formLines } from '../checks/pluralForms';

/** A translated text before and after a change, each of its plural forms on a line of its own. */
export function WrittenChange({ before, after, ...props }: ComponentProps<typeof TextChange>) {
  return <TextChange before={before && formLines(before)} after={after && formLines(after)} {...props} />;
}

import type { ComponentProps } from 'react';
import { formLines } from '../checks/textForms';
import { TextChange } from './TextChange';

/** A text before and after a change, with each plural form on its own line. */
export function WrittenChange({ before, after, ...props }: ComponentProps<typeof TextChange>) {
  return <TextChange before={before && formLines(before)} after={after && formLines(after)} {...props} />;
}

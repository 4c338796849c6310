import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';

/** The reason why a count failed, as text. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    const { kind } = refusalOf(error);
    if (kind === 'forbidden') return translate('areas.dashboard.refused');
    // The server has no such call; counting another way would give another number.
    return kind === 'notFound' ? translate('areas.dashboard.notCounted') : errorText(error);
  };
}

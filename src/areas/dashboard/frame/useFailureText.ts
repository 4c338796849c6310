import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';

/** Why something was not counted. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    const { status } = refusalOf(error);
    if (status === 403) return translate('areas.dashboard.refused');
    // Another way to count would give another number.
    return status === 404 ? translate('areas.dashboard.notCounted') : errorText(error);
  };
}

import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** A page with two texts and a field that reports when it is mounted. */
export function TranslatedPage({ onMount }: { readonly onMount: () => void }) {
  const translate = useTranslate();
  useEffect(() => onMount(), [onMount]);
  return (
    <form>
      <h1>{translate('ra.action.save')}</h1>
      <p>{translate('ra.action.cancel')}</p>
      <input aria-label="Full name" />
    </form>
  );
}

import { useEffect, useEffectEvent } from 'react';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { LanguageField } from './LanguageField';
import { useBulkLanguage } from './useBulkLanguage';

/** Which language's texts a change is for. */
export function LanguageForm({ args, onChange, disabled }: BulkFormProps) {
  const usual = useBulkLanguage();
  const begin = useEffectEvent(() => {
    if (args === undefined) onChange({ language: usual });
  });
  useEffect(() => begin(), []);
  return (
    <LanguageField
      label="areas.default-translations.grid.bulk.language"
      value={String(args?.language ?? usual)}
      onChange={(language) => onChange({ language })}
      disabled={disabled}
    />
  );
}

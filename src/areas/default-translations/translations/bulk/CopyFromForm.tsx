import { useState } from 'react';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { LanguageField } from './LanguageField';
import { useBulkLanguage } from './useBulkLanguage';

const texts = 'areas.default-translations.grid.bulk';

/** From which language texts are copied to which one. */
export function CopyFromForm({ onChange, disabled }: BulkFormProps) {
  const [pair, setPair] = useState({ language: useBulkLanguage(), from: '' });
  const set = (next: typeof pair) => {
    setPair(next);
    onChange(next.from === '' || next.from === next.language ? undefined : next);
  };
  return (
    <>
      <LanguageField
        label={`${texts}.from`}
        value={pair.from}
        onChange={(from) => set({ ...pair, from })}
        disabled={disabled}
      />
      <LanguageField
        label={`${texts}.to`}
        value={pair.language}
        onChange={(language) => set({ ...pair, language })}
        disabled={disabled}
      />
    </>
  );
}

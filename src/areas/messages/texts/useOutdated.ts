import { useFormContext, useWatch } from 'react-hook-form';

/** Which texts are older than the one that readers fall back to, and a way to say that one is right all the same. */
export function useOutdated() {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'outdated' });
  const outdated = Array.isArray(value) ? value.map(String) : [];
  return {
    isOutdated: (code: string) => outdated.includes(code),
    keep: (code: string) => {
      const left = outdated.filter((each) => each !== code);
      setValue('outdated', left, { shouldDirty: true });
    },
  };
}

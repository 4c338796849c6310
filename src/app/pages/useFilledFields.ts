import { type AnimationEvent, useState } from 'react';

/** Detects autofilled fields by MUI's animation (`mui-auto-fill`), because their values cannot be read before the first user gesture. */
export function useFilledFields() {
  const [filledFields, setFilledFields] = useState<ReadonlySet<string>>(new Set());
  function onAnimationStart({ animationName, target }: AnimationEvent): void {
    if (!(target instanceof HTMLInputElement) || !animationName.startsWith('mui-auto-fill')) return;
    const { name } = target;
    setFilledFields((names) => {
      const next = new Set(names);
      if (animationName === 'mui-auto-fill') next.add(name);
      else next.delete(name);
      return next;
    });
  }
  return { filled: filledFields, onAnimationStart };
}

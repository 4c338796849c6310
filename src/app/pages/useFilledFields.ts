import { type AnimationEvent, useState } from 'react';

/** Notices autofilled fields by MUI's animation (`mui-auto-fill`): before the first gesture their values cannot be read. */
export function useFilledFields() {
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  function onAnimationStart({ animationName, target }: AnimationEvent): void {
    if (!(target instanceof HTMLInputElement) || !animationName.startsWith('mui-auto-fill')) return;
    const { name } = target;
    setFilled((names) => {
      const next = new Set(names);
      if (animationName === 'mui-auto-fill') next.add(name);
      else next.delete(name);
      return next;
    });
  }
  return { filled, onAnimationStart };
}

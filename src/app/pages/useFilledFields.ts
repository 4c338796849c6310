import { type AnimationEvent, useState } from 'react';

/**
 * Notices fields that the browser has filled in by itself: before the first gesture their values cannot be read, but
 * MUI's inputs start an animation (`mui-auto-fill`). The form counts them as filled until they are typed into.
 */
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

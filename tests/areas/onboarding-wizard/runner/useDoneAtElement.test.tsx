import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDoneAtElement } from '@/areas/onboarding-wizard/shell/useDoneAtElement';

afterEach(() => document.body.replaceChildren());

describe('what completes a step at an element', () => {
  it('is no click on a button that is turned off', () => {
    document.body.innerHTML = '<button aria-disabled="true"><span>Publish</span></button>';
    const button = document.querySelector('button') as HTMLElement;
    const onDone = vi.fn();
    renderHook(() => useDoneAtElement(button, 'click', onDone));
    button.querySelector('span')?.click();
    expect(onDone).not.toHaveBeenCalled();
    button.removeAttribute('aria-disabled');
    button.querySelector('span')?.click();
    expect(onDone).toHaveBeenCalledOnce();
  });
});

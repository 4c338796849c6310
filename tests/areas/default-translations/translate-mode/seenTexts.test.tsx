import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useSeenTexts } from '@/areas/default-translations/translate-mode/useSeenTexts';
import { ShellContext, type ShellInfo } from '@/ui/shell';
import { expectConsole } from '../../../support/consoleGuard';
import { settle } from '../../../support/idle';

it('reports each text of a page once, but again after a failure', async () => {
  expectConsole(/offline/);
  const call = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ count: 1 });
  const { result } = renderHook(useSeenTexts, {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={{ call } as never}>
        <ShellContext value={{ page: 'messages' } as ShellInfo}>{children}</ShellContext>
      </CoreAdminContext>
    ),
  });
  const report = () => result.current([{ text: 'Save', keys: ['ra.action.save'], element: document.body }]);
  for (const calls of [1, 2, 2]) {
    report();
    await settle();
    expect(call).toHaveBeenCalledTimes(calls);
  }
});

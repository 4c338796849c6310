import { render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createThemes } from '@/app/theme';
import { inputVariants } from '../react-admin/inputVariants';
import { isReactAdmins } from '../support/consoleGuard';

const record = {
  id: 1,
  title: 'Title',
  category: 'tech',
  categories: ['tech'],
  keywords: ['one'],
  published_at: '2026-01-01',
  edited_at: '2026-01-01T10:00:00Z',
  backlinks: [{ date: '2026-01-01', url: '/' }],
  names: { en: 'Name' },
  writer: 1,
  labels: [1],
};
const found = [{ id: 1, name: 'Ann', title: 'Ann' }];
const dataProvider = new Proxy({} as Record<string, unknown>, {
  get: () => async () => ({ data: found, total: found.length }),
});

const unknown = (name: string) =>
  `React does not recognize the \`${name}\` prop on a DOM element. If you intentionally want it to appear`;

describe('the console while the inputs of react-admin are rendered', () => {
  it('fails no test', async () => {
    render(
      <TestMemoryRouter>
        <AdminContext dataProvider={dataProvider as never} theme={createThemes().light}>
          <ResourceContextProvider value="press/ra-posts">
            <RecordContextProvider value={record}>
              {inputVariants.map(([name, element]) => (
                <Form key={name}>{element}</Form>
              ))}
            </RecordContextProvider>
          </ResourceContextProvider>
        </AdminContext>
      </TestMemoryRouter>,
    );
    expect((await screen.findAllByDisplayValue('Ann')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    // All inputs on one page take a busy machine a while.
  }, 40_000);

  it('stays silent with InputProps', () => {
    expect(isReactAdmins(unknown('InputProps'), '\n    at div (<anonymous>)')).toBe(true);
  });

  it.each([
    ['a property of the project', unknown('isActive'), 'div'],
    ['a refusal', 'ApiError: app.errors.invalid', 'div'],
  ])('counts with %s', (_what, text, element) => {
    expect(isReactAdmins(text, `\n    at ${element} (<anonymous>)`)).toBe(false);
  });
});

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import {
  AdminContext,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createThemes } from '../../src/app/theme';
import { inputVariants } from '../e2e/react-admin-area/inputVariants';
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
    await act(() => new Promise((done) => setTimeout(done, 100)));
  });

  it.each([
    ['InputProps', 'div'],
    ['inputProps', 'div'],
    ['inputProps', 'span'],
    ['InputLabelProps', 'div'],
    ['inputRef', 'label'],
  ])('is let alone by %s', (name, element) => {
    expect(isReactAdmins(unknown(name), `\n    at ${element} (<anonymous>)`)).toBe(true);
  });

  it.each([
    ['a property of the project', unknown('isActive'), 'div'],
    ['one that only begins so', unknown('inputMask'), 'div'],
    ['a reference on an element of the project', unknown('inputRef'), 'input'],
    ['a name that every object has', unknown('constructor'), 'div'],
    ['a key', 'Each child in a list should have a unique "key" prop.', 'div'],
    ['an update outside of act', 'An update to Books inside a test was not wrapped in act(...).', 'div'],
    ['a refusal', 'ApiError: app.errors.invalid', 'div'],
  ])('counts with %s', (_what, text, element) => {
    expect(isReactAdmins(text, `\n    at ${element} (<anonymous>)`)).toBe(false);
  });
});

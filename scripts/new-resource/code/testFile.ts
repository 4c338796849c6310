import { codeOf } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { keyOf, property, quoted, testSupport } from './imports.ts';

const made = 'Quixotic';

/** A test of the pages as an administrator uses them; what it does is found on the server. */
export function testFile({ names, shown, title, id }: Model): string {
  const { plural, caption } = names;
  const isText = ({ kind, readOnly, maxLength = 20 }: Named) =>
    kind === 'text' && !readOnly && maxLength >= made.length;
  const typed = [title, ...shown].find(isText);
  const filled = shown.filter((field) => field.required || field === typed);
  const isFilled = filled.every(
    ({ kind }) => codeOf(kind).typed || ['choice', 'boolean', 'dateTime', 'reference'].includes(kind),
  );
  // A long form takes a test's time alone.
  const isFound = typed === title && filled.length < 5;
  const stored = `fixtures.api.records('${plural}')`;
  const open = (path: string) => `  const { user } = await renderApp(${path}, { as: 'admin' });\n`;
  const find = `  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '${made}');
  await waitFor(() => expect(screen.queryByText(String(${property('before?', title.source)}))).toBeNull());
  expect(await screen.findByRole('link', { name: '${made}' })).toBeVisible();\n`;
  const create =
    typed &&
    isFilled &&
    `it('an admin creates ${caption.aOne}${isFound ? ' and finds it' : ''}', async () => {
${isFound ? `  const [before] = ${stored};\n` : ''}${open(`'/${id}/create'`)}  await screen.findByRole('button', { name: 'Create' });
  ${filled.map(fill).join('\n  ')}
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await heading('${caption.Many}');
  expect(${stored}).toContainEqual(expect.objectContaining({ ${keyOf(typed.source)}: '${made}' }));
${isFound ? find : ''}});\n\n`;
  const opened = `  const [before] = ${stored};
${open(`\`/${id}/\${before?.id}\``)}`;
  const change =
    typed &&
    `it('an admin changes ${caption.aOne}', async () => {
${opened}  await screen.findByRole('button', { name: 'Save' });
  await user.clear(field(${quoted(typed.label)}));
  ${fill(typed)}
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const after = ${stored}.find(({ id }) => id === before?.id);
  expect(after).toEqual({ ...before, ${keyOf(typed.source)}: '${made}', version: after?.version });
});\n\n`;
  const body = `${create || ''}${change ?? ''}it('an admin deletes ${caption.aOne}', async () => {
${opened}  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await heading('${caption.Many}');
  expect(${stored}.map(({ id }) => id)).not.toContain(before?.id);
});\n`;
  const has = (name: string) => body.includes(`${name}(`);
  return `import { screen, ${has('waitFor') ? 'waitFor, ' : ''}within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '${testSupport}renderApp';
${has('pasteInto') ? `import { pasteInto } from '${testSupport}screens';\n` : ''}
const fixtures = openFixtureApi();
${has('field') ? "const field = (name: string) => screen.getByLabelText((label) => label.replace(/ \\*$/, '') === name);\n" : ''}
${body}`;
}

/** Fills an input in. */
function fill({ kind, label, choices = [], maxLength, minimum = 1, maximum = minimum }: Named): string {
  if (kind === 'boolean') return '';
  const input = `field(${quoted(label)})`;
  const option = `screen.getByRole('option', { name: ${quoted(choices[0]?.label ?? '')} })`;
  if (kind === 'choice') return `await user.click(${input});\n  await user.click(${option});`;
  if (kind === 'reference') {
    return `await user.click(${input});\n  await screen.findAllByRole('option');\n  await user.keyboard('{ArrowDown}{Enter}');`;
  }
  if (kind === 'dateTime') {
    const part = (name: string) =>
      `within(screen.getByRole('group', { name: ${quoted(label)} })).getByLabelText(/^${name}/)`;
    return `await pasteInto(user, ${part('Day')}, '11/22/2026');\n  await pasteInto(user, ${part('Time')}, '21:30');`;
  }
  const number = String(Math.ceil(Math.min(Math.max(minimum, 1), maximum)));
  const text = kind === 'integer' || kind === 'number' ? number : codeOf(kind).typed.slice(0, maxLength);
  return `await pasteInto(user, ${input}, ${quoted(text)});`;
}

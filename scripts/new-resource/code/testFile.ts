import { codeOf } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { conditionOf } from './dataFiles.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

const made = 'Quixotic';

/** A test of the pages: an administrator creates and finds, filters, edits and deletes a record. Its results are read on the server. */
export function testFile(model: Model): string {
  const { names, shown, title, id } = model;
  const { plural, caption } = names;
  const stored = `fixtures.api.records('${plural}')`;
  const open = (path: string) => `const { user } = await renderApp(${path}, { as: 'admin' });`;
  const opened = `const [before] = ${stored};
  ${open(`\`/${id}/\${before?.id}\``)}`;
  const click = (name: string) => `await user.click(await screen.findByRole('button', { name: '${name}' }));`;
  const entries = shown.flatMap(({ fields = [] }) => fields.map(({ label }) => label));
  const typed = [title, ...shown].find(
    ({ kind, readOnly, label, maxLength = 20 }) =>
      kind === 'text' && !readOnly && !entries.includes(label) && maxLength >= made.length,
  );
  const filled = shown.filter((field) => field.required || field === typed);
  const canFill = filled.every(
    ({ kind }) => codeOf(kind).typed || ['choice', 'boolean', 'dateTime', 'reference'].includes(kind),
  );
  // A long form takes all the time that a test has.
  const isFound = typed === title && filled.length < 5;
  const find = `await pasteInto(user, screen.getByRole('searchbox', { name: 'Search' }), '${made}');
  await waitFor(() => expect(screen.queryByText(String(${property('before?', title.source)}))).toBeNull());
  expect(await screen.findByRole('link', { name: '${made}' })).toBeVisible();`;
  const create =
    typed &&
    canFill &&
    `it('an admin creates ${isFound ? `and finds one of the ${caption.many}` : `one of the ${caption.many}`}', async () => {
  ${isFound ? `const [before] = ${stored};` : ''}
  ${open(`'/${id}/create'`)}
  await screen.findByRole('button', { name: 'Create' });
  ${filled.map(fill).join('\n  ')}
  ${click('Create')}
  await heading('${caption.Many}');
  expect(${stored}).toContainEqual(expect.objectContaining({ ${keyOf(typed.source)}: '${made}' }));
  ${isFound ? find : ''}
});\n`;
  const change =
    typed &&
    `it('an admin edits one of the ${caption.many}', async () => {
  ${opened}
  await screen.findByRole('button', { name: 'Save' });
  await user.clear(field(${quoted(typed.label)}));
  ${fill(typed)}
  ${click('Save')}
  await screen.findByText('Saved.');
  const after = ${stored}.find(({ id }) => id === before?.id);
  expect(after).toEqual({ ...before, ${keyOf(typed.source)}: '${made}', version: after?.version });
});\n`;
  const remove = `it('an admin deletes one of the ${caption.many}', async () => {
  ${opened}
  ${click('Delete')}
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await heading('${caption.Many}');
  expect(${stored}.map(({ id }) => id)).not.toContain(before?.id);
});\n`;
  const tests = [create, filterTest(model), change, remove];
  const body = tests.filter(Boolean).join('\n');
  const field =
    "const field = (name: string) => screen.getByLabelText((label) => label.replace(/ \\*$/, '') === name);";
  return fileOf(`const fixtures = openFixtureApi();
${body.includes('field(') ? field : ''}

${body}`);
}

/** Filters by a value of the fixtures in the address, and compares the number of records. */
function filterTest({ names, id, filters, samples }: Model): string {
  const field = filters.find(({ source }) => samples?.some((record) => record[source]) ?? true);
  if (field === undefined) return '';
  const { kind, label, source } = field;
  const value = property('record', source);
  let [condition, matches] = ['[value]', `[${value}].flat().map(String).includes(value)`];
  if (kind === 'boolean') [condition, matches] = ['true', `${value} === true`];
  else if (kind === 'date') [condition, matches] = ['value', `String(${value} ?? '') >= value`];
  else if (kind === 'dateTime')
    [condition, matches] = [
      `\`\${value.slice(0, 10)}[UTC]\``,
      `String(${value} ?? '') >= value.slice(0, 10)`,
    ];
  const first = `const [value = ''] = records.flatMap((record) => ${value} ?? []).map(String);`;
  return `it('an admin filters the ${names.caption.many}', async () => {
  const records = fixtures.api.records('${names.plural}');
  ${kind === 'boolean' ? '' : first}
  const filter = JSON.stringify({ ${keyOf(conditionOf(field))}: ${condition} });
  await renderApp(\`/${id}?filter=\${encodeURIComponent(filter)}\`, { as: 'admin' });
  await screen.findByRole('button', { name: /^Remove filter: ${label.replace(/[^\w ]/g, '.')}/ });
  const matching = records.filter((record) => ${matches});
  expect(await screen.findByText(new RegExp(\`^\${matching.length} results?$\`))).toBeVisible();
});\n`;
}

/** Fills an input. */
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

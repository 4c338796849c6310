import { codeOf } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
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
  const typed = [title, ...shown].find(
    ({ kind, readOnly, maxLength = 20 }) => kind === 'text' && !readOnly && maxLength >= made.length,
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
  const tests = [create, filterTest(model, open(`'/${id}'`), click('Filters')), change, remove];
  const body = tests.filter(Boolean).join('\n');
  const field =
    "const field = (name: string) => screen.getByLabelText((label) => label.replace(/ \\*$/, '') === name);";
  return fileOf(`const fixtures = openFixtureApi();
${body.includes('field(') ? field : ''}

${body}`);
}

/** Sets the first filter, and compares the number of records with the server's. */
function filterTest({ names, filters: [filter] }: Model, open: string, openPanel: string): string {
  if (filter === undefined) return '';
  const { kind, label, choices: [first] = [], source } = filter;
  const value = property('record', source);
  const group = `within(await panel.findByRole('group', { name: ${quoted(label)} }))`;
  let set = `await user.click(await panel.findByRole('combobox', { name: ${quoted(label)} }));
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  const chosen = () => new URLSearchParams(location.search).get('filter') ?? '';`;
  let matches = `[${value}].flat().some((each) => chosen().includes(\`"\${each}"\`))`;
  if (first) {
    set = `await user.click(${group}.getByRole('checkbox', { name: ${quoted(first.label)} }));`;
    matches = `[${value}].flat().map(String).includes(${quoted(first.value)})`;
  } else if (kind === 'boolean') {
    set = `await user.click(await panel.findByRole('checkbox', { name: ${quoted(label)} }));`;
    matches = `${value} === true`;
  } else if (kind === 'date' || kind === 'dateTime') {
    set = `await pasteInto(user, ${group}.getByLabelText('From'), '11/22/2026');`;
    matches =
      kind === 'date'
        ? `String(${value} ?? '') >= '2026-11-22'`
        : `Date.parse(String(${value})) >= Date.parse('2026-11-22T00:00')`;
  }
  return `it('an admin filters the ${names.caption.many}', async () => {
  ${open}
  ${openPanel}
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  ${set}
  await screen.findByRole('button', { name: /^Remove filter: ${label.replace(/[^\w ]/g, '.')}/, hidden: true });
  const matching = fixtures.api.records('${names.plural}').filter((record) => ${matches});
  expect(await panel.findByRole('button', { name: new RegExp(\`^Show \${matching.length} entr\`) })).toBeVisible();
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

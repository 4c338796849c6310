import { codeOf, isMany } from '../kinds.ts';
import type { Model, Named } from '../model.ts';
import { conditionOf } from './dataFiles.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

const made = 'Quixotic';

/** A test of the pages: an administrator creates, filters, edits and deletes a record. Its results are read on the server. */
export function testFile(model: Model): string {
  const { names, shown, title, id } = model;
  const { plural, caption } = names;
  const stored = `fixtures.api.records('${plural}')`;
  const open = (path: string) => `const { user } = await renderApp(${path}, { as: 'admin' });`;
  const opened = `const [before] = ${stored};
  ${open(`\`/${id}/\${before?.id}\``)}`;
  const click = (name: string) => `await user.click(await screen.findByRole('button', { name: '${name}' }));`;
  const test = (what: string, body: string) => `it('an admin ${what}', async () => {\n${body}\n});\n`;
  const entries = shown.flatMap(({ fields = [] }) => fields.map(({ label }) => label));
  const typed = [title, ...shown].find(
    ({ kind, readOnly, label, maxLength = 20 }) =>
      kind === 'text' && !readOnly && !entries.includes(label) && maxLength >= made.length,
  );
  const filled = shown.filter((field) => field.required || field === typed);
  const canFill = filled.every(
    ({ kind }) => codeOf(kind).typed || ['choice', 'boolean', 'dateTime', 'reference'].includes(kind),
  );
  const create =
    typed &&
    canFill &&
    test(
      `creates one of the ${caption.many}`,
      `${open(`'/${id}/create'`)}
  await screen.findByRole('button', { name: 'Create' });
  ${filled.flatMap(fill).join('\n  ')}
  ${click('Create')}
  await heading('${caption.Many}');
  expect(${stored}).toContainEqual(expect.objectContaining({ ${keyOf(typed.source)}: '${made}' }));`,
    );
  const change =
    typed &&
    test(
      `edits one of the ${caption.many}`,
      `${opened}
  await screen.findByRole('button', { name: 'Save' });
  await user.clear(field(${quoted(typed.label)}));
  ${fill(typed).join()}
  ${click('Save')}
  await screen.findByText('Saved.');
  const after = ${stored}.find(({ id }) => id === before?.id);
  expect(after).toEqual({ ...before, ${keyOf(typed.source)}: '${made}', version: after?.version });`,
    );
  const remove = test(
    `deletes one of the ${caption.many}`,
    `${opened}
  ${click('Delete')}
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await heading('${caption.Many}');
  expect(${stored}.map(({ id }) => id)).not.toContain(before?.id);`,
  );
  const body = [create, filterTest(model), change, remove].filter(Boolean).join('\n');
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
  let [condition, matches] = ['[value]', `String(${value}) === value`];
  if (isMany(kind)) matches = `[${value}].flat().map(String).includes(value)`;
  else if (kind === 'boolean') [condition, matches] = ['true', `${value} === true`];
  else if (kind === 'date') [condition, matches] = ['value', `String(${value} ?? '') >= value`];
  else if (kind === 'dateTime')
    [condition, matches] = [
      `\`\${value.slice(0, 10)}[UTC]\``,
      `String(${value} ?? '') >= value.slice(0, 10)`,
    ];
  const first = `const [value = ''] = records.flatMap((record) => ${value} ?? []).map(String);`;
  return `it('an admin filters ${names.caption.many}', async () => {
  const records = fixtures.api.records('${names.plural}');
  ${kind === 'boolean' ? '' : first}
  const filter = JSON.stringify({ ${keyOf(conditionOf(field))}: ${condition} });
  await renderApp(\`/${id}?filter=\${encodeURIComponent(filter)}\`, { as: 'admin' });
  await screen.findByRole('button', { name: /^Remove filter: ${label.replace(/[^\w ]/g, '.')}/ });
  const matching = records.filter((record) => ${matches});
  expect(await screen.findByText(new RegExp(\`^\${matching.length} results?$\`))).toBeVisible();
});\n`;
}

/** Statements that fill an input. */
function fill({ kind, label, choices = [], maxLength, minimum = 1, maximum = minimum }: Named): string[] {
  const name = quoted(label);
  const input = `field(${name})`;
  const paste = (into: string, text: string) => `await pasteInto(user, ${into}, ${quoted(text)});`;
  if (kind === 'boolean') return [];
  if (kind === 'choice')
    return [
      `await user.click(${input});`,
      `await user.click(screen.getByRole('option', { name: ${quoted(choices[0]?.label ?? '')} }));`,
    ];
  if (kind === 'reference')
    return [
      `await user.click(${input});`,
      "await screen.findAllByRole('option');",
      "await user.keyboard('{ArrowDown}{Enter}');",
    ];
  if (kind === 'dateTime') {
    const part = (label: string) =>
      `within(screen.getByRole('group', { name: ${name} })).getByLabelText(/^${label}/)`;
    return [paste(part('Day'), '11/22/2026'), paste(part('Time'), '21:30')];
  }
  const isNumber = kind === 'integer' || kind === 'number';
  const number = String(Math.ceil(Math.min(Math.max(minimum, 1), maximum)));
  return [paste(input, isNumber ? number : codeOf(kind).typed.slice(0, maxLength))];
}

import { codeOf, type Kind } from '../field.ts';
import type { Model } from '../model.ts';
import type { Named } from '../naming.ts';
import { conditionOf } from './fields.ts';
import { fileOf, keyOf, property, quoted } from './source.ts';

const typedText = codeOf('text').typed;

const click = (name: string) => `await user.click(await screen.findByRole('button', { name: '${name}' }));`;

/** A test of the pages: an administrator creates, filters, edits and deletes a record. Its results are read on the server. */
export function testFile(model: Model): string {
  const { names, shown, title, id } = model;
  const { many, Many } = names.caption;
  const entries = shown.flatMap(({ fields = [] }) => fields.map(({ label }) => label));
  const typed = [title, ...shown].find(
    ({ kind, readOnly, label, maxLength = 20 }) =>
      kind === 'text' && !readOnly && !entries.includes(label) && maxLength >= typedText.length,
  );
  const withInner = shown.flatMap((field) => (field.kind === 'object' ? (field.fields ?? []) : [field]));
  const filledFields = withInner.filter((field) => field.required || field === typed);
  const fillableKinds: Kind[] = ['choice', 'boolean', 'dateTime', 'reference'];
  const canFill = filledFields.every(({ kind }) => codeOf(kind).typed || fillableKinds.includes(kind));
  const changed = typed && `${keyOf(typed.source)}: '${typedText}'`;
  const openingCode = `const [before] = stored();
  const { user } = await renderApp(\`/${id}/\${before?.id}\`, { as: 'admin' });`;
  const test = (title: string, body: string) => `it('an admin ${title}', async () => {\n${body}\n});\n\n`;
  const create = `const { user } = await renderApp('/${id}/create', { as: 'admin' });
  await screen.findByRole('button', { name: 'Create' });
  ${filledFields.flatMap(fill).join('\n  ')}
  ${click('Create')}
  await heading('${Many}');
  expect(stored()).toContainEqual(expect.objectContaining({ ${changed} }));`;
  const edit = (field: Named) => `${openingCode}
  await screen.findByRole('button', { name: 'Save' });
  await user.clear(field(${quoted(field.label)}));
  ${fill(field).join('')}
  ${click('Save')}
  await screen.findByText('Saved.');
  const after = stored().find(({ id }) => id === before?.id);
  expect(after).toEqual({ ...before, ${changed}, version: after?.version });`;
  const remove = `${openingCode}
  await openActions(user);
  ${click('Delete')}
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await heading('${Many}');
  expect(stored().map(({ id }) => id)).not.toContain(before?.id);`;
  const label = "screen.getByLabelText((label) => label.replace(/ \\*$/, '') === name)";
  const filtering = filterTest(model);
  return fileOf(`const fixtures = openFixtureApi();
const stored = () => fixtures.api.records('${names.plural}');
${typed ? `const field = (name: string) => ${label};` : ''}

${typed && canFill ? test(`creates one of the ${many}`, create) : ''}${filtering && test(`filters ${many}`, filtering)}${typed ? test(`edits one of the ${many}`, edit(typed)) : ''}${test(`deletes one of the ${many}`, remove)}`);
}

/** Filters by a value of the fixtures in the address, and compares the number of records. */
function filterTest({ id, filters, samples }: Model): string {
  const field = filters.find(({ source }) => samples?.some((record) => record[source]) ?? true);
  if (field === undefined) return '';
  const { kind, label, source } = field;
  const isDay = kind === 'date' || kind === 'dateTime';
  const [condition, first] = isDay
    ? ['value', "values[0]?.slice(0, 10) ?? ''"]
    : ['[value]', "values[0] ?? ''"];
  const zonedCondition = kind === 'dateTime' ? `\`\${${condition}}[UTC]\`` : condition;
  return `const values = stored().flatMap((record) => [${property('record', source)} ?? []].flat().map(String));
  const value = ${kind === 'boolean' ? "'true'" : first};
  const filter = JSON.stringify({ ${keyOf(conditionOf(field))}: ${kind === 'boolean' ? 'true' : zonedCondition} });
  await renderApp(\`/${id}?filter=\${encodeURIComponent(filter)}\`, { as: 'admin' });
  await screen.findByRole('button', { name: /^Remove filter: ${label.replace(/[^\w ]/g, '.')}/ });
  const matching = values.filter((each) => each ${isDay ? '>=' : '==='} value);
  expect(await screen.findByText(new RegExp(\`^\${matching.length} results?$\`))).toBeVisible();`;
}

/** Statements that fill an input. */
function fill(field: Named): string[] {
  const { kind, label, choices = [], maxLength, minimum = 1, maximum = minimum, chosenAt } = field;
  const name = quoted(label);
  const input = `field(${name})`;
  const paste = (into: string, text: string) => `await pasteInto(user, ${into}, ${quoted(text)});`;
  const part = (label: string) =>
    `within(screen.getByRole('group', { name: ${name} })).getByLabelText(/^${label}/)`;
  if (kind === 'boolean' || chosenAt !== undefined) return [];
  if (kind === 'dateTime') return [paste(part('Day'), '11/22/2026'), paste(part('Time'), '21:30')];
  const open = `await user.click(${input});`;
  const option = `screen.getByRole('option', { name: ${quoted(choices[0]?.label ?? '')} })`;
  if (kind === 'choice') return [open, `await user.click(${option});`];
  if (kind === 'reference')
    return [open, "await screen.findAllByRole('option');", "await user.keyboard('{ArrowDown}{Enter}');"];
  const isNumber = kind === 'integer' || kind === 'number' || kind === 'money';
  const number = String(Math.ceil(Math.min(Math.max(minimum, 1), maximum)));
  return [paste(input, isNumber ? number : codeOf(kind).typed.slice(0, maxLength))];
}

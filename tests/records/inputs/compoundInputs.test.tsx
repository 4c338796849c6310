import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { RecordForm } from '@/records/form/RecordForm';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { FormListField } from '@/records/inputs/FormListField';
import { FormMarkdownField } from '@/records/inputs/FormMarkdownField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { named, pasteInto } from '../../support/screens';
import { renderUi } from '../../ui/renderUi';

function renderForm(record: Record<string, unknown>, inputs: ReactNode, language?: 'de') {
  const onSave = vi.fn(async (_change: Record<string, unknown>) => ({}));
  const form = (
    <RecordForm record={record} onSave={onSave}>
      {inputs}
    </RecordForm>
  );
  const view = renderUi(form, { language });
  const save = () => view.user.click(screen.getByRole('button', { name: /^(Save|Speichern)$/ }));
  return { ...view, onSave, save, sent: () => onSave.mock.calls.at(-1)?.[0] };
}

const refuse = (status: number, body: unknown) => new ApiError('refused', status, body);

describe('a list of entries with fields', () => {
  const people = (required = false) => (
    <FormListField
      source="people"
      label="People"
      required={required}
      defaults={{ name: '' }}
      nameOf={({ name }) => String(name)}
    >
      <FormTextField source="name" label="Name" required />
    </FormListField>
  );
  const record = { people: [{ name: 'Ada' }, { name: 'Ben' }] };
  const names = () =>
    screen.getAllByRole('textbox', { name: 'Name' }).map((box) => (box as HTMLInputElement).value);
  const button = (name: string) => screen.getByRole('button', { name: named(name) });

  it('adds, removes and moves entries, keeps the focus on them, and takes each change back', async () => {
    const { user, save, sent } = renderForm(record, people());
    await user.click(button('Move Entry 1 down'));
    expect(names()).toEqual(['Ben', 'Ada']);
    expect(button('Move Entry 2 down')).toHaveFocus();
    await user.click(button('Remove Entry 2'));
    expect(button('Move Entry 1')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Ben', 'Ada']);
    await user.click(button('Remove Entry 1'));
    await user.click(button('Add entry'));
    await waitFor(() => expect(screen.getAllByRole('textbox')[1]).toHaveFocus());
    await user.keyboard('Cleo');
    await save();
    expect(sent()).toEqual({ people: [{ name: 'Ada' }, { name: 'Cleo' }] });
  });

  it('continues with the field that is not given where one is added with some', async () => {
    const { user, save, sent } = renderForm(
      { chapters: [] },
      <FormListField
        source="chapters"
        label="Chapters"
        defaults={{ at: '', title: '' }}
        nameOf={({ title }) => String(title)}
        addButton={(add) => (
          <button type="button" onClick={() => add({ at: '0:12' })}>
            Add at 0:12
          </button>
        )}
      >
        <FormTextField source="at" label="Time" />
        <FormTextField source="title" label="Title" />
      </FormListField>,
    );
    await user.click(button('Add at 0:12'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await user.keyboard('Invite');
    await save();
    expect(sent()).toEqual({ chapters: [{ at: '0:12', title: 'Invite' }] });
  });

  it('shows an error at the field of the entry, also the server’s', async () => {
    const { user, onSave, save, sent } = renderForm(record, people(true));
    const [, ben] = screen.getAllByRole('textbox');
    await user.clear(ben ?? document.body);
    await save();
    expect(ben).toHaveAccessibleDescription('Required.');
    await pasteInto(user, ben ?? document.body, 'Bea');
    onSave.mockRejectedValueOnce(refuse(422, { errors: { 'people.1.name': 'Is taken' } }));
    await save();
    await waitFor(() => expect(ben).toHaveAccessibleDescription('Is taken'));
    onSave.mockRejectedValueOnce(refuse(422, { errors: { people: 'Too many' } }));
    await save();
    expect(await screen.findByText('Too many')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.queryByText('Too many')).toBeNull());
    expect(sent()).toEqual({ people: [{ name: 'Ada' }, { name: 'Bea' }] });
    await user.click(button('Remove Entry 2'));
    await user.click(button('Remove Entry 1'));
    await save();
    expect(await screen.findByText('Required.')).toBeVisible();
    expect(onSave).toHaveBeenCalledTimes(3);
  });
});

describe('a date', () => {
  it('is picked from a localized calendar, opened by button or keyboard', async () => {
    const { user, save, sent } = renderForm(
      { day: '2026-11-22' },
      <FormDateField source="day" label="Datum" min="2026-11-05" />,
      'de',
    );
    await user.click(screen.getByRole('textbox', { name: 'Datum' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Datum wählen: Datum' }));
    expect(await calendar.findByText('November 2026')).toBeVisible();
    expect(
      calendar
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toBe('Mo Di Mi Do Fr Sa So');
    expect(calendar.getByRole('gridcell', { name: '4' })).toBeDisabled();
    await waitFor(() => expect(calendar.getByRole('gridcell', { name: '22' })).toHaveFocus());
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Datum' })).toHaveValue('15.11.2026');
    await save();
    expect(sent()).toEqual({ day: '2026-11-15' });
  });
});

it('an end before its start is judged again when the start is corrected', async () => {
  const record = { from: '2026-11-22T10:00:00Z', to: '2026-11-21T10:00:00Z', note: '' };
  const { user, save, sent } = renderForm(
    record,
    <>
      <FormDateTimeField source="from" label="Start" />
      <FormDateTimeField source="to" label="End" after="from" />
      <FormTextField source="note" label="Note" />
    </>,
  );
  const error = 'The end must be after the start.';
  const startDay = () => within(screen.getByRole('group', { name: 'Start' })).getByLabelText('Date');
  const typeStart = async (day: string) => {
    await user.clear(startDay());
    await pasteInto(user, startDay(), day);
  };
  await typeStart('11/23/2026');
  await save();
  expect(await screen.findByText(error)).toBeVisible();
  const end = within(screen.getByRole('group', { name: 'End' }));
  for (const part of ['Date', 'Time']) expect(end.getByLabelText(part)).toHaveAccessibleDescription(error);
  await typeStart('11/20/2026');
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
  await save();
  expect(sent()).toMatchObject({ from: '2026-11-20T10:00:00Z' });
});

it('a Markdown preview shows elements, and HTML as text', async () => {
  const text =
    '# One\n\n**two** <img src=x onerror=alert(1)> [three](javascript:alert(1)) [five](//a.example) ![four](https://a.example/b.png) https://a.example/c_(d)';
  const { user } = renderForm({ text }, <FormMarkdownField source="text" label="Text" />);
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'One' })).toBeVisible();
  expect(screen.getByText('two').tagName).toBe('STRONG');
  expect(document.querySelector('img')).toBeNull();
  expect(within(screen.getByRole('tabpanel')).getByText(/<img src=x/)).toBeVisible();
  for (const bad of ['three', 'five']) expect(screen.queryByRole('link', { name: bad })).toBeNull();
  expect(screen.getByRole('link', { name: 'four' })).toHaveAttribute('href', 'https://a.example/b.png');
  expect(screen.getByRole('link', { name: 'https://a.example/c_(d)' })).toBeVisible();
});

it('a Markdown preview is replaced by the text if that is wrong, here or on the server', async () => {
  const text = <FormMarkdownField source="text" label="Text" required />;
  const { user, onSave, save } = renderForm({ text: 'a' }, text);
  const field = () => screen.getByRole('textbox', { name: 'Text' });
  const preview = () => user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.clear(field());
  await preview();
  await save();
  expect(await screen.findByText('Required.')).toBeVisible();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.type(field(), 'b');
  onSave.mockRejectedValueOnce(refuse(422, { errors: { text: 'Not this word' } }));
  await preview();
  await save();
  expect(await screen.findByText('Not this word')).toBeVisible();
  await waitFor(() => expect(field()).toHaveFocus());
  await preview();
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
});

it('Markdown is written with buttons and keys, and the text keeps the focus', async () => {
  const { user, onSave } = renderForm({ text: '' }, <FormMarkdownField source="text" label="Text" />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  await pasteInto(user, field, 'one');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(field).toHaveFocus();
  await user.type(field, ' ');
  await user.keyboard('{Control>}b{/Control}');
  await user.keyboard('two');
  expect(field).toHaveValue('- one **two**');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ text: '- one **two[](https://)**' });
});

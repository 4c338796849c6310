import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RecordForm } from '@/records/form/RecordForm';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { renderUi } from '../../ui/renderUi';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

function renderForm(record: Record<string, unknown>, inputs: ReactNode) {
  const onSave = vi.fn(async () => ({}));
  const view = renderUi(
    <RecordForm record={record} onSave={onSave}>
      {inputs}
    </RecordForm>,
  );
  const save = () => screen.getByRole('button', { name: 'Save' });
  /** What a save sends, or undefined when it sends nothing. */
  const savedRecord = async () => {
    await view.user.click(save());
    return (onSave.mock.calls as unknown[][]).at(-1)?.[0];
  };
  return { ...view, onSave, save, savedRecord };
}

describe('a search among fixed options', () => {
  it.each([
    ['one', false, 's'],
    ['several', true, ['s']],
  ])('of %s does not save on Enter while the typed text matches none of them', async (_, multiple, size) => {
    const { user, onSave } = renderForm(
      { size, name: 'x' },
      <>
        <FormTextField source="name" label="Name" />
        <FormAutocomplete source="size" label="Size" options={sizes} multiple={multiple} />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'y');
    await user.type(screen.getByRole('combobox', { name: 'Size' }), 'huge{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.clear(screen.getByRole('combobox', { name: 'Size' }));
    await user.type(screen.getByRole('combobox', { name: 'Size' }), 'med{Enter}{Enter}');
    expect(onSave).toHaveBeenCalledOnce();
  });
});

it('finds fixed options first by the beginning of a word in their labels, then of other words', async () => {
  const places = [
    { value: 'mawson', label: 'Antarctica/Mawson', searchWords: 'Antarctica/Vostok' },
    { value: 'seoul', label: 'Asia/Seoul', searchWords: 'North Tokmok' },
    { value: 'tokyo', label: 'Asia/Tokyo' },
  ];
  const { user } = renderForm(
    { place: null },
    <FormAutocomplete source="place" label="Place" options={places} />,
  );
  await user.type(screen.getByRole('combobox', { name: 'Place' }), 'tok');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Asia/Tokyo', 'Asia/Seoul', 'Antarctica/Mawson']);
});

describe('a select in a form', () => {
  const choose = async (user: ReturnType<typeof renderForm>['user'], name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Size' }));
    await user.click(screen.getByRole('option', { name }));
  };
  const select = <FormSelect source="size" label="Size" options={sizes} emptyLabel="Any" />;

  it('sends null for nothing', async () => {
    const { user, savedRecord } = renderForm({ size: 's' }, select);
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveTextContent('Small');
    await choose(user, 'Any');
    expect(await savedRecord()).toEqual({ size: null });
  });

  it('keeps a value that is no longer an option', async () => {
    const { user, savedRecord } = renderForm({ size: 'xl' }, select);
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveTextContent('xl');
    await choose(user, 'Small');
    expect(await savedRecord()).toEqual({ size: 's' });
  });

  it('sends the number behind a choice', async () => {
    const numbers = [
      { value: '1', label: 'Low' },
      { value: '2', label: 'High' },
    ];
    const { user, savedRecord } = renderForm(
      { size: 1 },
      <FormSelect source="size" label="Size" options={numbers} numeric />,
    );
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveTextContent('Low');
    await choose(user, 'High');
    expect(await savedRecord()).toEqual({ size: 2 });
  });

  it('that is required says so on Save', async () => {
    const { user, onSave, save } = renderForm(
      { size: '', name: 'x' },
      <>
        <FormSelect source="size" label="Size" options={sizes} required />
        <FormTextField source="name" label="Name" />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'y');
    await user.click(save());
    const size = screen.getByRole('combobox', { name: 'Size' });
    await waitFor(() => expect(size).toHaveAccessibleDescription('Required.'));
    expect(size).toBeInvalid();
    expect(size).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });
});

it('a checkbox in a form is unchecked if the value is absent', async () => {
  const { user, save, savedRecord } = renderForm(
    {},
    <FormCheckbox source="isLent" label="Lent" help="Since Monday" />,
  );
  const box = screen.getByRole('checkbox', { name: 'Lent' });
  expect(box).toHaveAccessibleDescription('Since Monday');
  await user.click(box);
  await user.click(box);
  expect(save()).toBeDisabled();
  await user.click(box);
  expect(await savedRecord()).toEqual({ isLent: true });
});

it('a text in a form keeps its empty text and trims nothing by itself', async () => {
  const { user, savedRecord } = renderForm({ name: 'Ada', note: 'x' }, [
    <FormTextField key="name" source="name" label="Name" />,
    <FormTextField key="note" source="note" label="Note" />,
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' ');
  await user.clear(screen.getByRole('textbox', { name: 'Note' }));
  expect(await savedRecord()).toEqual({ name: 'Ada ', note: '' });
});

it('a custom rule returns a text key', async () => {
  const { user, savedRecord } = renderForm(
    { name: 'Ada' },
    <FormTextField
      source="name"
      label="Name"
      validate={(name) => (name.startsWith('A') ? undefined : 'ui.state.wait')}
    />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Home}x');
  expect(await savedRecord()).toBeUndefined();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please wait…');
});

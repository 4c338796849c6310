import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { RecordForm } from '@/records/form/RecordForm';
import { renderUi } from '../../ui/renderUi';
import { type InputCase, inputCases } from './inputCases';

function renderInput(record: Record<string, unknown> | undefined, input: ReactNode, language?: 'en' | 'de') {
  const onSave = vi.fn(async (_change: Record<string, unknown>) => ({}));
  const view = renderUi(
    <RecordForm record={record} onSave={onSave}>
      {input}
    </RecordForm>,
    { language },
  );
  const save = () => view.user.click(screen.getByRole('button', { name: /^(Save|Speichern)$/ }));
  /** What the last save has sent; undefined when nothing was. */
  const savedRecord = async () => {
    await save();
    return onSave.mock.calls.at(-1)?.[0];
  };
  return { ...view, onSave, save, savedRecord };
}

const open = ({ props, Input, value }: InputCase, language?: 'en' | 'de') =>
  renderInput({ field: value }, <Input source="field" label="Field" {...props} />, language);

/** Empties it; what cannot be emptied is that of a new record. */
async function openEmpty({ props, Input, value, clear }: InputCase) {
  const input = <Input source="field" label="Field" {...props} required />;
  const view = renderInput(clear && { field: value }, input);
  await clear?.(view.user);
  return view;
}

/** A text with any spaces between its words: a value may have several lines. */
const spaced = (text: string) =>
  new RegExp(
    `^${text
      .split(' ')
      .map((word) => word.replaceAll(/[^\w\s]/g, '\\$&'))
      .join('\\s+')}$`,
  );

describe.each(inputCases)('$name', (each) => {
  it('shows its value and sends a new one', async () => {
    const { user, savedRecord } = open(each);
    await each.shows?.();
    await each.fill(user);
    expect(await savedRecord()).toEqual({ field: each.filled });
  });

  it('that is required refuses to be empty, says so at the field and focuses it', async () => {
    const { onSave, save } = await openEmpty(each);
    await save();
    expect(await screen.findByText('Required.')).toBeVisible();
    await waitFor(() => expect(each.control()).toHaveFocus());
    expect(each.control()).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });
});

/** Those whose value is not a plain text. */
const withWords = ['a date and time', 'several of many fixed choices', 'JSON'];

describe.each(inputCases.filter(({ name }) => withWords.includes(name)))('$name', (each) => {
  it('is compared in words when somebody else has saved in the meantime', async () => {
    const { user, onSave, save } = open(each);
    const current = { field: null, version: 2 };
    onSave.mockRejectedValueOnce(new ApiError('refused', 409, { code: 'stale', current }));
    await each.fill(user);
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    const row = within(within(dialog).getByRole('radiogroup', { name: 'Field' }));
    expect(row.getByRole('radio', { name: /^Mine/ })).toHaveAccessibleName(spaced(`Mine ${each.compared}`));
    expect(row.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs (nothing)');
  });
});

describe.each(inputCases.filter(({ wrong }) => wrong))('$name', (each) => {
  it('says what is wrong with a value and sends nothing', async () => {
    const { user, onSave, save } = open(each);
    const [steps, message] = each.wrong ?? [each.fill, ''];
    await steps(user);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(each.control()).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe.each(inputCases.filter(({ german }) => german))('$name in German', (each) => {
  it('writes and reads the language’s format', async () => {
    const { user, savedRecord } = open(each, 'de');
    await each.german?.(user);
    if (each.germanValue !== undefined) expect(await savedRecord()).toEqual({ field: each.germanValue });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { RecordForm } from '@/records/form/RecordForm';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { LanguageTabs } from '@/records/languages/LanguageTabs';
import { textStates } from '@/records/languages/textStates';
import { pasteInto } from '../../support/screens';
import { renderUi } from '../../ui/renderUi';

const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
];

function renderForm(record: Record<string, unknown>, path = '/start') {
  const onSave = vi.fn(async (_change: Record<string, unknown>) => ({}));
  const view = renderUi(
    <RecordForm record={record} onSave={onSave}>
      <LanguageTabs languages={languages} sources={['title', 'summary']}>
        <FormLocalizedField source="title" label="Title" required />
        <FormLocalizedField source="summary" label="Summary" />
      </LanguageTabs>
    </RecordForm>,
    { paths: [path] },
  );
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onSave, save, sent: () => onSave.mock.calls.at(-1)?.[0] };
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const refuse = (status: number, body: unknown) => new ApiError('refused', status, body);

describe('the languages of a form', () => {
  it('are chosen once for all its texts, by arrow keys too', async () => {
    const { user, save, sent } = renderForm({ title: { de: 'Eins' }, summary: {} });
    expect(field('Title (Deutsch)')).toHaveValue('Eins');
    tab(/Deutsch/).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Title (Deutsch)' })).toBeNull();
    await pasteInto(user, field('Title (English)'), 'One');
    await pasteInto(user, field('Summary (English)'), 'The first.');
    await save();
    expect(sent()).toEqual({ title: { de: 'Eins', en: 'One' }, summary: { en: 'The first.' } });
  });

  it('say how complete each is', async () => {
    const { user } = renderForm({ title: { de: 'Eins', en: 'One' }, summary: { de: ' ' } });
    expect(tab(/Deutsch/)).toHaveAccessibleName('Deutsch complete');
    expect(tab(/العربية/)).toHaveAccessibleName('العربية empty');
    await pasteInto(user, field('Summary (Deutsch)'), 'Das erste.');
    expect(tab(/Deutsch/)).toHaveAccessibleName('Deutsch complete');
    expect(tab(/English/)).toHaveAccessibleName('English incomplete');
  });

  it('are named by the address', () => {
    renderForm({ title: {} }, '/start?language=en');
    expect(tab(/English/)).toHaveAttribute('aria-selected', 'true');
    const panel = screen.getByRole('tabpanel', { name: /English/ });
    expect(within(panel).getByRole('textbox', { name: 'Title (English)' })).toBeVisible();
  });

  it('give their fields language and direction', async () => {
    const { user } = renderForm({ title: {} });
    expect(field('Title (Deutsch)')).toHaveAttribute('lang', 'de');
    await user.click(tab(/العربية/));
    expect(field('Title (العربية)')).toHaveAttribute('lang', 'ar');
    expect(field('Title (العربية)')).toHaveAttribute('dir', 'rtl');
  });

  it('show the field that is wrong in another language, and focus it', async () => {
    const { user, onSave, save } = renderForm({ title: { de: 'Eins', en: 'One' } });
    await user.clear(field('Title (Deutsch)'));
    await user.click(tab(/English/));
    await save();
    expect(await screen.findByText('Required.')).toBeVisible();
    await waitFor(() => expect(field('Title (Deutsch)')).toHaveFocus());
    expect(tab(/Deutsch/)).toHaveAccessibleName('Deutsch needs checking');
    await pasteInto(user, field('Title (Deutsch)'), 'Zwei');
    onSave.mockRejectedValueOnce(refuse(422, { errors: { 'title.ar': 'Is taken' } }));
    await save();
    expect(await screen.findByText('Is taken')).toBeVisible();
    expect(tab(/العربية/)).toHaveAttribute('aria-selected', 'true');
    onSave.mockRejectedValueOnce(refuse(422, { errors: { title: 'Is too much' } }));
    await save();
    expect(await screen.findByText('Is too much')).toBeVisible();
  });

  it('are compared one by one in a conflict', async () => {
    const { user, onSave, save } = renderForm({ title: { de: 'Eins', en: 'One' } });
    await pasteInto(user, field('Title (Deutsch)'), '!');
    onSave.mockRejectedValueOnce(
      refuse(409, { code: 'stale', current: { title: { en: 'Uno' }, version: 2 } }),
    );
    await save();
    const row = within(await screen.findByRole('radiogroup', { name: 'Title' }));
    expect(row.getByRole('radio', { name: /^Mine Deutsch: Eins!\sEnglish: One$/ })).toBeChecked();
    expect(row.getByRole('radio', { name: 'Theirs English: Uno' })).not.toBeChecked();
  });
});

it.each([
  [[{ de: 'a', en: 'b' }, { de: 'c' }], { de: 'complete', en: 'part' }],
  [[{ de: 'a' }, { en: 'b' }], { de: 'part', en: 'part' }],
  [[{ de: 'a', en: ' ' }, {}, undefined], { de: 'complete' }],
  [[{}, null], {}],
])('the texts %j are %j', (texts, states) => {
  expect(textStates(texts)).toEqual(states);
});

import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '@/ui/controls/PasswordField';
import { renderUi } from './renderUi';

function Form({ onSubmit }: { onSubmit: (values: { secret: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { secret: '' } });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <PasswordField label="Password" autoComplete="current-password" {...register('secret')} />
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('the password field', () => {
  it('shows and hides the password, keeps value, caret and autocomplete, and submits nothing', async () => {
    const submit = vi.fn();
    const { user } = renderUi(<Form onSubmit={submit} />);
    expect(field()).toHaveAttribute('type', 'password');
    await user.type(field(), 'Secret1!');
    field().setSelectionRange(2, 4);
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(show).toHaveAttribute('type', 'button');
    await user.click(show);
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveValue('Secret1!');
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field()).toHaveAttribute('type', 'password');
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes a paste, and react-hook-form receives it on Enter', async () => {
    const submit = vi.fn();
    const { user } = renderUi(<Form onSubmit={submit} />);
    await user.click(field());
    await user.paste('from the manager');
    await user.keyboard('{Enter}');
    expect(submit.mock.calls[0]?.[0]).toEqual({ secret: 'from the manager' });
  });

  it('works by keyboard', async () => {
    const { user } = renderUi(<Form onSubmit={vi.fn()} />, { language: 'de' });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Passwort anzeigen' })).toHaveFocus();
    await user.keyboard(' ');
    expect(field()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Passwort ausblenden' })).toHaveFocus();
  });
});

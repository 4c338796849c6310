import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Person, people } from './renderApp';

/** The sign-in page. */
export const signInPage = {
  heading: () => screen.findByRole('heading', { level: 1, name: 'Welcome back.' }),
  email: () => screen.getByLabelText<HTMLInputElement>('Email Address'),
  password: () => screen.getByLabelText<HTMLInputElement>('Password'),
  submit: () => screen.getByRole('button', { name: 'Sign In' }),
  forgotPassword: () => screen.getByRole('link', { name: 'Forgot password?' }),
  failure: () => screen.findByText('Invalid email address or password.'),
};

/** Fills in the sign-in form, by pasting because that is fast, and submits it. */
export async function signIn(user: UserEvent, person: Person, password: string = people[person].password) {
  await signInPage.heading();
  await user.clear(signInPage.email());
  await user.paste(people[person].email);
  await user.clear(signInPage.password());
  await user.paste(password);
  await user.click(signInPage.submit());
}

/** Appends a text to a field at once, because the page would render again for each typed character. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** The side menu. */
export const menu = {
  element: () => screen.getByRole('navigation', { name: 'Main menu' }),
  /** The captions of its entries, top down, without the children of closed groups. */
  captions: () => [...menu.element().querySelectorAll('a, button')].map((line) => line.textContent),
  line: (name: string) => within(menu.element()).findByRole('link', { name }),
  group: (name: string) => within(menu.element()).findByRole('button', { name }),
};

/** The page's content. */
export const content = () => screen.getByRole('main');

/** Matches an accessible name in which the names of records are isolated for their direction. */
export const named = (name: string) => (accessibleName: string) =>
  accessibleName.replace(/[\u2068\u2069]/g, '') === name;

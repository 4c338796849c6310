import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSignInPage } from '../../src/start/signInPage';

const markup = `
  <form novalidate>
    <div class="MuiInputBase-root"><input name="username" type="email"></div>
    <div class="MuiInputBase-root"><input name="password" type="password"><button type="button">Show</button></div>
    <button type="submit">Sign In</button>
  </form><button id="outside">Outside</button>`;

let turn: () => void;
const signIn = vi.fn<(username: string, password: string) => Promise<void>>();
const onNeeded = vi.fn();
let leave: ReturnType<typeof runSignInPage>;

const one = <E extends Element>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const field = (name: string) => one<HTMLInputElement>(`[name=${name}]`);
const submit = () => one<HTMLButtonElement>('[type=submit]');

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function animate(name: string, animationName: string): void {
  // jsdom has no event of animations.
  field(name).dispatchEvent(Object.assign(new Event('animationstart', { bubbles: true }), { animationName }));
}

function send(): Event {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  one('form').dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.replaceChildren(document.createRange().createContextualFragment(markup));
  const device = new EventTarget();
  turn = () => device.dispatchEvent(new Event('change'));
  vi.stubGlobal('matchMedia', () => device);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  signIn.mockReset().mockResolvedValue();
  onNeeded.mockReset();
  field('username').focus();
  leave = runSignInPage(one<HTMLFormElement>('form'), { signIn, onNeeded });
});
afterEach(() => void leave());

describe('the button', () => {
  it.each([
    ['', '', false],
    ['a@b.example', '', false],
    ['', 'x', false],
    ['a@', 'x', false],
    ['a@b.example', 'x', true],
    ['  a@b.example ', ' ', true],
  ])('with %o and %o is enabled: %s', (username, password, enabled) => {
    type('username', username);
    type('password', password);
    expect(submit().disabled).toBe(!enabled);
    expect(submit().tabIndex).toBe(enabled ? 0 : -1);
    expect(submit().classList.contains('Mui-disabled')).toBe(!enabled);
  });

  it('counts what was typed before the script ran', () => {
    leave();
    field('username').value = 'a@b.example';
    field('password').value = 'x';
    leave = runSignInPage(one<HTMLFormElement>('form'), { signIn, onNeeded });
    expect(submit().disabled).toBe(false);
  });

  it('is enabled by fields that the browser has filled in, until they are typed into or emptied', () => {
    animate('username', 'mui-auto-fill');
    expect(submit().disabled).toBe(true);
    animate('password', 'mui-auto-fill');
    expect(submit().disabled).toBe(false);
    type('username', 'a@');
    expect(submit().disabled).toBe(true);
    animate('username', 'mui-auto-fill');
    expect(submit().disabled).toBe(false);
    animate('password', 'mui-auto-fill-cancel');
    expect(submit().disabled).toBe(true);
  });

  it('is not enabled by any other animation', () => {
    animate('username', 'ripple');
    animate('password', 'ripple');
    expect(submit().disabled).toBe(true);
  });
});

describe('sending', () => {
  it('sends the trimmed address and the password as it is, once, and needs the application', async () => {
    type('username', ' a@b.example ');
    type('password', ' secret ');
    expect(send().defaultPrevented).toBe(true);
    send();
    expect(signIn.mock.calls).toEqual([['a@b.example', ' secret ']]);
    expect(submit().disabled).toBe(true);
    expect(onNeeded).toHaveBeenCalled();
    await expect(leave().sent).resolves.toBeUndefined();
  });

  it.each([
    ['', 'x'],
    ['a@', 'x'],
    ['a@b.example', ''],
  ])('of %o and %o sends nothing, and never leaves the page', (username, password) => {
    type('username', username);
    type('password', password);
    expect(send().defaultPrevented).toBe(true);
    expect(signIn).not.toHaveBeenCalled();
    expect(leave().sent).toBeUndefined();
  });

  it('hands a refusal over to whoever goes on', async () => {
    signIn.mockRejectedValue(new Error('refused'));
    type('username', 'a@b.example');
    type('password', 'x');
    send();
    const { sent } = leave();
    await expect(sent).rejects.toThrow('refused');
  });
});

describe('the email address', () => {
  const goOn = () => field('password').focus();
  const press = () => field('username').dispatchEvent(new Event('keydown', { bubbles: true }));

  it('that is wrong and left needs the application, which may say so', () => {
    type('username', 'nobody');
    goOn();
    expect(onNeeded).toHaveBeenCalledTimes(1);
    expect(leave()).toMatchObject({ username: 'nobody', focused: 'password', left: true });
  });

  it('that is empty and left by a key counts as left', () => {
    press();
    goOn();
    expect(onNeeded).toHaveBeenCalledTimes(1);
    expect(leave().left).toBe(true);
  });

  it('that was never touched, is right, or is left with the whole window needs nobody', () => {
    field('password').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    goOn();
    field('username').focus();
    type('username', 'a@b.example');
    press();
    goOn();
    field('username').focus();
    type('username', 'nobody');
    vi.mocked(document.hasFocus).mockReturnValue(false);
    goOn();
    expect(onNeeded).not.toHaveBeenCalled();
    expect(leave().left).toBe(false);
  });
});

describe('the page', () => {
  it('shows which field has the focus, also the one that had it before', () => {
    const focused = () =>
      [...document.querySelectorAll('.Mui-focused input')].map((input) => input.getAttribute('name'));
    expect(focused()).toEqual(['username']);
    type('username', 'a@b.example');
    field('password').focus();
    expect(focused()).toEqual(['password']);
  });

  it('leaves the focus in the password when its button is pressed', () => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    one('form button[type=button]').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('needs the application when the device is turned', () => {
    turn();
    expect(onNeeded).toHaveBeenCalledTimes(1);
  });

  it('does nothing any more once it was left', () => {
    type('username', 'a@b.example');
    type('password', 'x');
    expect(leave()).toEqual({
      username: 'a@b.example',
      password: 'x',
      focused: 'username',
      caret: [null, null],
      left: false,
      sent: undefined,
    });
    turn();
    expect(send().defaultPrevented).toBe(false);
    expect(signIn).not.toHaveBeenCalled();
    expect(onNeeded).not.toHaveBeenCalled();
  });

  it('hands no name over when the focus is on none of its fields', () => {
    one<HTMLElement>('#outside').focus();
    expect(leave().focused).toBe('');
  });
});

describe('what came before the script', () => {
  /** Runs the page anew, with the fields as they are by now. */
  function runAgain(): void {
    leave();
    onNeeded.mockReset();
    leave = runSignInPage(one<HTMLFormElement>('form'), { signIn, onNeeded });
  }

  it('is what the browser has filled in', () => {
    for (const name of ['username', 'password']) {
      vi.spyOn(field(name), 'matches').mockImplementation((selector) => selector === ':autofill');
    }
    runAgain();
    expect(submit().disabled).toBe(false);
    expect(onNeeded).not.toHaveBeenCalled();
  });

  it('is nothing where the browser does not know what it has filled in', () => {
    vi.spyOn(field('username'), 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown');
    });
    runAgain();
    expect(submit().disabled).toBe(true);
  });

  it.each([
    ['a wrong email address that was left calls the application', 'nobody', 'password', true],
    ['one that is being typed does not', 'nobody', 'username', false],
    ['a right one does not', 'a@b.example', 'password', false],
    ['an empty one does not', '', 'password', false],
  ])('%s', (_name, address, focused, needed) => {
    field('username').value = address;
    field(focused).focus();
    runAgain();
    expect(onNeeded).toHaveBeenCalledTimes(needed ? 1 : 0);
    expect(leave().left).toBe(needed);
  });
});

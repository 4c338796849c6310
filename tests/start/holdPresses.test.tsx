import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPresses, notePresses } from '../../src/start/holdPresses';

/** A start page with a link that cannot be seen, and the application's page, which leaves it out. */
const markup = {
  start: '<a href="#skip">Skip</a><a href="#no" hidden>Hidden</a><button type="button">Menu<i></i></button>',
  application: '<a href="#skip">Skip</a><button type="button">Menu</button>',
};

let page: HTMLElement;
const [link, button] = [() => page.querySelector('a'), () => page.querySelector('button')];

function show(content: string): void {
  page.replaceChildren(document.createRange().createContextualFragment(content));
}

function press(target: Element | null, options: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  target?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  page = document.createElement('div');
  page.dataset.start = 'sign-in';
  notePresses(page);
  document.body.replaceChildren(page);
  show(markup.start);
  // jsdom lays nothing out; what is hidden says so.
  Object.assign(HTMLElement.prototype, {
    checkVisibility(this: HTMLElement) {
      return this.closest('[hidden]') === null;
    },
  });
});

describe('a press in a start page', () => {
  it('is repeated on the same control of the application, once, and counts inside the control too', () => {
    const onPress = vi.fn();
    const release = holdPresses(page, onPress);
    expect(press(page.querySelector('i')).defaultPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(1);
    const repeat = release();
    show(markup.application);
    const pressed = vi.fn();
    button()?.addEventListener('click', pressed);
    repeat();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is repeated on the same control among others, which the start page did not know of', () => {
    show(
      '<nav><a href="/logout">Logout</a></nav><button>Show</button><button>Show</button><button>Send</button>',
    );
    const pressed: string[] = [];
    const goOn = (target: Element | null | undefined) => {
      const release = holdPresses(page);
      press(target ?? null);
      const repeat = release();
      show(
        '<nav><a href="/users">Users</a><a href="/logout?from=menu">Log out</a></nav><button>New</button>' +
          '<button id="first">Show</button><button id="second">Show</button>',
      );
      page.querySelector('nav')?.addEventListener('click', ({ target: met }) => {
        pressed.push((met as Element).getAttribute('href') ?? '');
      });
      for (const each of page.querySelectorAll('button'))
        each.addEventListener('click', () => pressed.push(each.id));
      repeat();
    };
    goOn(page.querySelector('a'));
    expect(pressed).toEqual(['/logout?from=menu']);
    show('<button>Show</button><button>Show</button>');
    goOn(page.querySelectorAll('button')[1]);
    expect(pressed).toEqual(['/logout?from=menu', 'second']);
    show('<button>Gone in the application</button>');
    goOn(button());
    expect(pressed).toEqual(['/logout?from=menu', 'second']);
  });

  it('is the last one of several', () => {
    const release = holdPresses(page);
    press(button());
    press(link());
    const repeat = release();
    const pressed: (string | null)[] = [];
    page.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    repeat();
    expect(pressed).toEqual(['Skip']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s business with %o',
    (options) => {
      const onPress = vi.fn();
      const release = holdPresses(page, onPress);
      expect(press(link(), options).defaultPrevented).toBe(false);
      expect(onPress).not.toHaveBeenCalled();
      const repeat = release();
      const pressed = vi.fn();
      page.addEventListener('click', pressed);
      repeat();
      expect(pressed).not.toHaveBeenCalled();
    },
  );

  it('of a control that the application leaves out calls the application, and is not repeated', () => {
    const onPress = vi.fn();
    const release = holdPresses(page, onPress);
    expect(press(page.querySelector('[hidden]')).defaultPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(1);
    const repeat = release();
    show(markup.application);
    const pressed = vi.fn();
    page.addEventListener('click', pressed);
    repeat();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('beside a control, or on the button that sends, needs nobody', () => {
    const onPress = vi.fn();
    show('<p>Text</p><button type="submit">Send</button>');
    holdPresses(page, onPress);
    expect(press(page.querySelector('p')).defaultPrevented).toBe(false);
    expect(press(button()).defaultPrevented).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('that came before anybody held it is heard', () => {
    press(button());
    const onPress = vi.fn();
    holdPresses(page, onPress);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is no longer held once the application takes over', () => {
    const onPress = vi.fn();
    holdPresses(page, onPress)();
    delete page.dataset.start;
    expect(press(button()).defaultPrevented).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('the focus in a start page', () => {
  it('goes on to the same control, without a press', () => {
    const release = holdPresses(page);
    button()?.focus();
    const repeat = release();
    show(markup.application);
    const pressed = vi.fn();
    page.addEventListener('click', pressed);
    repeat();
    expect(document.activeElement).toBe(button());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('goes on from where it is when the application stands there, not from where its rendering began', async () => {
    const repeat = holdPresses(page)();
    link()?.focus();
    button()?.focus();
    await Promise.resolve();
    show(markup.application);
    repeat();
    expect(document.activeElement).toBe(button());
  });

  it('stays away from a control that it has left while the application was rendered', async () => {
    const release = holdPresses(page);
    button()?.focus();
    const repeat = release();
    button()?.blur();
    await Promise.resolve();
    show(markup.application);
    repeat();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays away from the controls when it was on none', () => {
    const repeat = holdPresses(page)();
    show(markup.application);
    repeat();
    expect(document.activeElement).toBe(document.body);
  });
});

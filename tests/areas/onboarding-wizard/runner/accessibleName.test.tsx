import { afterEach, describe, expect, it } from 'vitest';
import { accessibleName, elementsNamed, roleOf } from '@/areas/onboarding-wizard/shell/accessibleName';

afterEach(() => document.body.replaceChildren());

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  const element =
    document.body.lastElementChild?.querySelector('[data-it]') ?? document.body.lastElementChild;
  if (element === null) throw new Error('nothing was added');
  return element;
}

describe('the name of an element', () => {
  it.each([
    [
      'button',
      'Invite a colleague',
      '<button>Invite <svg aria-hidden="true"><title>+</title></svg> a\n colleague</button>',
    ],
    ['button', 'Actions for Ada', '<button aria-label="Actions for Ada">…</button>'],
    ['button', 'Nutzerverwaltung', '<button>Nutzer\u00adverwaltung</button>'],
    ['link', 'Messages', '<a href="/messages">Messages</a>'],
    ['tab', 'Texts', '<div role="tab">Texts</div>'],
    ['textbox', 'Full name', '<label>Full name<input data-it></label>'],
    ['textbox', 'Title', '<div><label for="t">Title</label><input id="t" data-it></div>'],
    ['searchbox', 'Search', '<input type="search" placeholder="Search">'],
    [
      'combobox',
      'Status',
      '<div><span id="l">Status</span><div role="combobox" aria-labelledby="l" data-it>Any</div></div>',
    ],
    ['heading', 'Users', '<h1>Users</h1>'],
  ])('of a %s is “%s”', (role, name, html) => {
    const element = add(html);
    expect([roleOf(element), accessibleName(element)]).toEqual([role, name]);
  });

  it('finds all of its role, but not those of guides', () => {
    const first = add('<button>Save</button>');
    add('<a href="/save">Save</a>');
    add('<section data-guide><button>Save</button></section>');
    const second = add('<button aria-label="Save">Keep</button>');
    expect(elementsNamed({ role: 'button' }, 'Save')).toEqual([first, second]);
  });
});

import { expect, it } from 'vitest';
import { scriptsAt } from '../../src/start/scriptsAt';

const pages = {
  profile: ['profile.js'],
  ':product-controlling': ['controlling.js'],
  library: ['books.js'],
  'library/books': ['books.js'],
  'library/books/create': ['create.js'],
  'library/books/:id': ['edit.js'],
  'library/books/:id/show': ['show.js'],
  'library/shelves/*': ['shelves.js', 'shelf.js'],
};

it.each([
  ['profile', ['profile.js']],
  ['press-controlling', ['controlling.js']],
  ['library', ['books.js']],
  ['library/books', ['books.js']],
  ['library/books/create', ['create.js']],
  ['library/books/b1', ['edit.js']],
  ['library/books/b1/show', ['show.js']],
  ['library/books/b1/nowhere', []],
  ['library/shelves/s1/anything', ['shelves.js', 'shelf.js']],
  ['library/shelves', []],
  ['nowhere', []],
  ['constructor', []],
  ['', []],
])('the address %s needs the scripts of its page alone', (path, scripts) => {
  expect(scriptsAt(pages, path)).toEqual(scripts);
});

import { expect, it } from 'vitest';
import { fromAddress } from '@/areas/dashboard/shortcuts/fromAddress';

const offered = [{ name: 'Messages', to: '/messages' }];

it.each([
  ['/', '/messages?page=2', { name: 'Messages', to: '/messages?page=2' }],
  ['/office/', '/office/messages?page=2', { name: 'Messages', to: '/messages?page=2' }],
  ['/office/', '/office/profile', { name: '/profile', to: '/profile' }],
  ['/office/', '/messages', { name: `${location.origin}/messages`, to: '' }],
])('finds the page below %s at %s', (root, path, shortcut) => {
  expect(fromAddress(`${location.origin}${path}`, offered, root)).toEqual(shortcut);
});

it('takes a typed path as one of the application, wherever that is served', () => {
  const messages = { name: 'Messages', to: '/messages' };
  expect(fromAddress('/messages', offered, '/office/')).toEqual(messages);
  expect(fromAddress('/office/messages', offered, '/office/')).toEqual(messages);
});

import { describe, expect, it } from 'vitest';
import { permitsAction } from '@/areas/permitsAction';

const area = { permission: 'library', actions: ['view', 'edit', 'publish'] };
const all = ['list', 'show', 'export', 'create', 'edit', 'delete', 'clone', 'publish', 'archive'];
const allowed = (permissions: string[], of = area) =>
  all.filter((action) => permitsAction(permissions, of, action));

describe('an area with actions', () => {
  it('grants all of them where the server sends none', () => {
    expect(allowed(['library'])).toEqual(all);
    expect(allowed(['library', 'messages.edit', 'library.read', 'library.'])).toEqual(all);
  });

  it.each([
    [
      ['library', 'library.view'],
      ['list', 'show', 'export', 'archive'],
    ],
    [
      ['library', 'library.edit'],
      ['create', 'edit', 'delete', 'clone', 'archive'],
    ],
    [
      ['library', 'library.view', 'library.publish'],
      ['list', 'show', 'export', 'publish', 'archive'],
    ],
    [['library', 'library.view', 'library.edit', 'library.publish'], all],
  ])('grants with %j those that are sent, with what they include: %j', (permissions, expected) => {
    expect(allowed(permissions)).toEqual(expected);
  });

  it('grants nothing without the key of the area itself', () => {
    expect(allowed([])).toEqual([]);
    expect(allowed(['library.view', 'library.edit', 'library.publish'])).toEqual([]);
  });

  it('tells a finer action apart where the area names it', () => {
    const finer = { ...area, actions: ['view', 'edit', 'delete', 'export'] };
    expect(allowed(['library', 'library.edit', 'library.export'], finer)).toEqual([
      'export',
      'create',
      'edit',
      'clone',
      'publish',
      'archive',
    ]);
  });

  it('grants an action in one part, and the action itself where no part is named', () => {
    const texts = { permission: 'texts', actions: ['edit', 'translate'] };
    const may = (keys: string[], action: string) => permitsAction(['texts', ...keys], texts, action);
    const all = ['translate.de', 'translate.pt-BR', 'translate', 'edit'];
    const allowed = (...keys: string[]) => all.filter((action) => may(keys, action));
    expect(allowed()).toEqual(all);
    expect(allowed('texts.translate.pt-BR')).toEqual(['translate.pt-BR', 'translate']);
    expect(allowed('texts.translate')).toEqual(['translate.de', 'translate.pt-BR', 'translate']);
    expect(allowed('texts.edit')).toEqual(['edit']);
  });

  it('is open to everybody with the key none', () => {
    expect(permitsAction([], { permission: 'none' }, 'list')).toBe(true);
  });
});

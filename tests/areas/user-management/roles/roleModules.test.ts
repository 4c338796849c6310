import { describe, expect, it } from 'vitest';
import { gridMove } from '@/areas/user-management/roles/matrix/gridMove';
import { keyOf } from '@/areas/user-management/roles/roleKey';

describe('the key proposed for the name of a role', () => {
  it.each([
    ['Editor', 'editor'],
    ['Chef vom Dienst', 'chef-vom-dienst'],
    ['  Größe & Übersetzung  ', 'groesse-uebersetzung'],
    ['Éditrice n° 2', 'editrice-n-2'],
    ['編集', ''],
  ])('%j is %j', (name, key) => {
    expect(keyOf(name)).toBe(key);
  });
});

describe('the keyboard in the matrix', () => {
  const size = { rows: 20, columns: 5 };
  const press = (row: number, column: number, key: string) => gridMove({ row, column }, key, size);

  it.each([
    ['ArrowRight', { row: 3, column: 4 }],
    ['ArrowLeft', { row: 3, column: 2 }],
    ['ArrowUp', { row: 2, column: 3 }],
    ['ArrowDown', { row: 4, column: 3 }],
    ['Home', { row: 3, column: 0 }],
    ['End', { row: 3, column: 5 }],
  ])('%s leads from row 3, column 3 to %j', (key, place) => {
    expect(press(3, 3, key)).toEqual(place);
  });

  it('ends at the edges, and goes around the corner that has no cell', () => {
    expect(press(20, 5, 'ArrowRight')).toEqual({ row: 20, column: 5 });
    expect(press(20, 5, 'ArrowDown')).toEqual({ row: 20, column: 5 });
    expect(press(1, 0, 'ArrowUp')).toEqual({ row: 1, column: 0 });
    expect(press(0, 1, 'ArrowLeft')).toEqual({ row: 0, column: 1 });
    expect(press(0, 4, 'Home')).toEqual({ row: 0, column: 1 });
  });
});

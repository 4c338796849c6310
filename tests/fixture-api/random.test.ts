import { describe, expect, it } from 'vitest';
import { fold } from '@/fixture-api/fold';
import { createRandom } from '@/fixture-api/random';
import { createTestApi } from './fixtureClient';

const sample = (seed: number, label?: string) => {
  const random = createRandom(seed, label);
  return Array.from({ length: 20 }, () => [random.fullName(), random.id(), random.date(), random.number()]);
};

describe('the generator', () => {
  it('gives the same data for the same seed, and other data for another seed or label', () => {
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
    expect(sample(1, 'users')).not.toEqual(sample(1, 'groups'));
  });

  it('spreads numbers evenly and keeps to its bounds', () => {
    const random = createRandom(7);
    const counts = new Map<number, number>();
    for (let i = 0; i < 10_000; i++) {
      const face = random.integer(1, 6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000 / 6)).toBeLessThan(200);
  });

  it('makes ids that do not meet in 100,000', () => {
    const random = createRandom(3);
    expect(new Set(Array.from({ length: 100_000 }, () => random.id())).size).toBe(100_000);
  });

  it('makes emails in ASCII at example domains, and moments within the days', () => {
    const random = createRandom(5);
    for (let i = 0; i < 200; i++) {
      expect(random.email(random.fullName(), i + 2)).toMatch(/^[a-z]+(\.[a-z]+)*\d+@[a-z-]+\.example$/);
      const moment = random.date('2025-02-01', '2025-02-02');
      expect(moment >= '2025-02-01' && moment < '2025-02-03').toBe(true);
    }
    expect(random.email('Jördis Weiß')).toMatch(/^jordis\.weiss@/);
    expect(random.email('李')).toMatch(/^someone@/);
  });

  it('picks nothing from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow('nothing to pick');
  });

  it('builds the same records in every host, and others for another seed', () => {
    const books = (seed: number) => createTestApi({ seed }).api.records('books');
    expect(books(1)).toEqual(books(1));
    expect(books(1)).not.toEqual(books(2));
  });
});

it('folding takes case and marks from letters', () => {
  expect(fold('ÇELİK Weiß Ångström 李 😀')).toBe('celik weiss angstrom 李 😀');
});

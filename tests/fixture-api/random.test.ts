import { describe, expect, it } from 'vitest';
import { fold } from '@/fixture-api/fold';
import { createRandom } from '@/fixture-api/random';

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
});

it('folding takes case and marks from letters', () => {
  expect(fold('ÇELİK Weiß Ångström 李 😀')).toBe('celik weiss angstrom 李 😀');
});

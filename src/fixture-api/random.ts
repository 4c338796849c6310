import { fold } from './fold';
import { domains, familyNames, firstNames } from './names.json';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const day = 24 * 60 * 60 * 1000;

/** A generator of fixture data: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  number(): number;
  integer(min: number, max: number): number;
  chance(probability?: number): boolean;
  pick<T>(list: readonly T[]): T;
  id(): string;
  token(length: number): string;
  fullName(): string;
  /** An address at an `.example` domain (RFC 2606); a number distinguishes people of the same name. */
  email(fullName: string, count?: number): string;
  /** A timestamp in ISO 8601, between two days `YYYY-MM-DD`. */
  date(from?: string, to?: string): string;
}

// FNV-1a: hashes a seed and a label into the start of a sequence.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Starts a sequence (mulberry32), independent of other labels, so that adding a resource does not change the data of others. */
export function createRandom(seed: number, label = ''): Random {
  let state = hash(`${seed}:${label}`);

  function number(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const integer = (min: number, max: number) => min + Math.floor(number() * (max - min + 1));

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from an empty list');
    // The index is within the list: it is not empty, and the number is below 1.
    return list[Math.floor(number() * list.length)] as T;
  }

  function token(length: number): string {
    let text = '';
    while (text.length < length) text += alphabet.charAt(integer(0, alphabet.length - 1));
    return text;
  }

  return {
    number,
    integer,
    chance: (probability = 0.5) => number() < probability,
    pick,
    id: () => token(12),
    token,
    fullName: () => `${pick(firstNames)} ${pick(familyNames)}`,
    email(fullName, count) {
      const local = fold(fullName)
        .replace(/[^a-z0-9]+/g, '.')
        .replace(/^\.+|\.+$/g, '');
      return `${local || 'someone'}${count ?? ''}@${pick(domains)}`;
    },
    date(from = '2024-01-01', to = '2025-12-31') {
      const first = Date.parse(from);
      return new Date(first + Math.floor(number() * (Date.parse(to) - first + day))).toISOString();
    },
  };
}

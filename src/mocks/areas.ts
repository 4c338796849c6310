import type { AreaMocks } from './defineMocks';

const modules = import.meta.glob<{ mocks: AreaMocks }>('../areas/*/mocks.ts', { eager: true });

/** The fixtures of all areas; a further `areas/<area>/mocks.ts` appears by itself. */
export const areaMocks: readonly AreaMocks[] = Object.values(modules).map(({ mocks }) => mocks);

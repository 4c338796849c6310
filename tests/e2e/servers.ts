/** Where the servers of the browser tests listen; Playwright sets both once they have started (playwright.config.ts). */

/** Demo mode, as `npm start` serves it. */
export const demoOrigin = process.env.DEMO_ORIGIN ?? '';

/** The production build, in front of the fixture API. */
export const applicationOrigin = process.env.APPLICATION_ORIGIN ?? '';

/** The fixture API, for control calls (docs/fixture-api.md). */
export const fixtureApi = process.env.FIXTURE_API_ORIGIN ?? '';

import assert from 'node:assert/strict';
import { type Application, noProblems, open, signIn } from './application.ts';
import { type Engine, until } from './engine.ts';

/** Preferences of Firefox that replace a page's colours by the person's, as a contrast theme of Windows does. */
export const forcedColourPreferences = {
  'browser.display.document_color_use': 2,
  'browser.display.use_system_colors': false,
  'browser.display.background_color': '#000000',
  'browser.display.foreground_color': '#ffffff',
};

/** In forced colours the chosen tab differs from the others, and the outline of a text field is as clear as text. */
export async function forcedColours(engine: Engine, { origin }: Application): Promise<void> {
  await open(engine, `${origin}/login`);
  assert.equal(await engine.evaluate(`matchMedia('(forced-colors: active)').matches`), true);
  await signIn(engine);
  // The tabs of an area are links with a line below them.
  await open(engine, `${origin}/video-help/videos`);
  const [chosen, other] = ['[aria-current]', ':not([aria-current])'].map((state) => `main nav a${state}`);
  await until(engine, `document.querySelector('${chosen}') !== null`);
  assert.notEqual(
    await styleOf(engine, `${chosen}`, 'borderBottomColor'),
    await styleOf(engine, `${other}`, 'borderBottomColor'),
  );
  // Those of a record have one line that moves.
  await open(engine, `${origin}/video-help/videos/v1`);
  const indicator = '.MuiTabs-indicator';
  await until(engine, `document.querySelector('${indicator}') !== null`);
  assert.equal(await styleOf(engine, indicator, 'borderBottomWidth'), '2px');
  assert.notEqual(
    await styleOf(engine, indicator, 'borderBottomColor'),
    await styleOf(engine, 'body', 'backgroundColor'),
  );
  await until(engine, `document.querySelector('main fieldset') !== null`);
  assert.equal(
    await styleOf(engine, 'main fieldset', 'borderTopColor'),
    await styleOf(engine, 'body', 'color'),
  );
  await noProblems(engine);
}

const styleOf = (engine: Engine, selector: string, property: string) =>
  engine.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);

/** A browser window, driven with a real mouse and keyboard; each engine has its own protocol. */
export interface Engine {
  open(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a step may take, in milliseconds. */
const timeoutMs = 20_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Waits until an expression in the page is true. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if ((await engine.evaluate(expression)) === true) return;
    await pause();
  }
  const page = await engine.evaluate('location.pathname + " " + document.body.innerText.slice(0, 600)');
  throw new Error(`Not so within ${timeoutMs} ms: ${expression}\nOn ${String(page)}`);
}

/** An expression for the visible element of a selector whose name is this text; the first one without a name. */
export function elementOf(selector: string, name?: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const labels = [element.getAttribute('aria-label'), element.innerText, ...[...(element.labels ?? [])].map((label) => label.innerText)];
    const text = ${JSON.stringify(name ?? null)};
    return element.checkVisibility() && (text === null || labels.some((label) => label?.replace(/\\s*\\*$/, '').trim() === text));
  })`;
}

/** Clicks an element in its middle, once it is there, enabled and at rest. */
export async function press(engine: Engine, selector: string, name?: string): Promise<void> {
  const element = elementOf(selector, name);
  await until(engine, `(${element}) !== undefined && !(${element}).disabled`);
  const place = `JSON.stringify((() => {
    const element = ${element};
    element?.scrollIntoView({ block: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  })())`;
  let before = '';
  for (;;) {
    const now = String(await engine.evaluate(place));
    if (now === before) break;
    before = now;
    await pause();
  }
  const [x, y] = JSON.parse(before);
  await engine.clickAt(x, y);
}

/** Clicks into a field and types. It clicks again if the focus went elsewhere, as to the title of a page that has just opened. */
export async function typeInto(engine: Engine, selector: string, name: string, text: string): Promise<void> {
  do await press(engine, selector, name);
  while ((await engine.evaluate(`document.activeElement === ${elementOf(selector, name)}`)) !== true);
  await engine.type(text);
}

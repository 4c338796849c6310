/** The names of marks for the CSS Custom Highlight API, which not every browser has. `hit`: found by the search of the grid. */
const names = {
  findable: 'translate-mode-findable',
  chosen: 'translate-mode-chosen',
  hit: 'text-search-hit',
} as const;

let sheet: CSSStyleSheet | undefined;

/** Marks texts that have a place on the page. */
export function markTexts(
  kind: keyof typeof names,
  texts: readonly { readonly range?: Range | undefined }[],
): void {
  if (!('highlights' in CSS)) return;
  addStyles();
  CSS.highlights.set(names[kind], new Highlight(...texts.flatMap(({ range }) => range ?? [])));
}

export function unmarkTexts(kind: keyof typeof names): void {
  if ('highlights' in CSS) CSS.highlights.delete(names[kind]);
}

/** System colours, which follow the theme. */
function addStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${names.findable}) { text-decoration: underline dotted 2px; }
     ::highlight(${names.chosen}), ::highlight(${names.hit}) { background-color: Mark; color: MarkText; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

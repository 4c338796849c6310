/** Marks ranges by the CSS Custom Highlight API, if the browser has it. */
const names = { findable: 'translate-mode-findable', chosen: 'translate-mode-chosen' } as const;

let sheet: CSSStyleSheet | undefined;

export function markTexts(kind: keyof typeof names, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  addStyles();
  CSS.highlights.set(names[kind], new Highlight(...ranges));
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
     ::highlight(${names.chosen}) { background-color: Mark; color: MarkText; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

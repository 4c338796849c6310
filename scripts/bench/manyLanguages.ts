/** What makes the languages of the fixtures, without English, twenty: the same texts under further codes. */
const variants = {
  de: ['de-AT', 'de-CH', 'de-LI', 'de-LU'],
  fr: ['fr-BE', 'fr-CA', 'fr-CH', 'fr-LU'],
  ar: ['ar-EG', 'ar-MA'],
  pl: ['pl-PL'],
  ja: ['ja-JP'],
  sl: ['sl-SI'],
};

/** The codes of the twenty. */
export const manyLanguages = [...Object.keys(variants), 'pt-BR', ...Object.values(variants).flat()];

type Entry = Readonly<Record<string, unknown>>;

const variantsOf = (id: unknown): readonly string[] =>
  Object.entries(variants).find(([original]) => original === id)?.[1] ?? [];

/** The languages of an answer with their variants. */
export function withVariants(languages: readonly Entry[]): Entry[] {
  return languages.flatMap((each) => [each, ...variantsOf(each.id).map((id) => ({ ...each, id }))]);
}

/** A row of an answer, whose variants have the texts of their languages where these were asked for too. */
export function withVariantTexts(row: Entry & { readonly values: Entry }): Entry {
  const values = { ...row.values };
  for (const [original, codes] of Object.entries(variants)) {
    for (const code of codes) if (code in values) values[code] = values[original] ?? values[code];
  }
  return { ...row, values };
}

/** Answers as a server with twenty languages beside English would. */
export async function answerManyLanguages(request: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isList = request.method === 'GET' && answer.ok;
  const change = pathname.endsWith('/translation-languages')
    ? withVariants
    : pathname.endsWith('/translations')
      ? (rows: (Entry & { readonly values: Entry })[]) => rows.map(withVariantTexts)
      : undefined;
  return isList && change ? Response.json(change(await answer.json()), answer) : answer;
}

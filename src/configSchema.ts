import * as v from 'valibot';

const requiredText = v.pipe(v.string(), v.nonEmpty());
const keySegment = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const base = v.pipe(
  v.string(),
  v.regex(/^(\/(?![/\\])|https?:\/\/[^\s/?#\\@]+\/)([^\s?#\\]*\/)?$/),
  v.check((value) => URL.canParse(value, 'https://application.invalid')),
);
const headerName = v.pipe(v.string(), v.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/));
const status = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(499));
const translationPath = v.pipe(v.string(), v.regex(/^(?!\/\/)[^\s\\]*\{(code|lang)\}[^\s\\]*$/));
const languageTag = v.pipe(v.string(), v.check(isLanguageTag));
const origin = v.pipe(
  v.string(),
  v.check((value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value),
);
const page = v.pipe(
  v.string(),
  v.check((value) => /^(https:|http:\/\/localhost[:/])/.test(value) && URL.canParse(value)),
);
const labels = v.union([requiredText, v.record(languageTag, requiredText)]);
const attribute = { name: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/)), label: labels };
const attributes = v.pipe(
  v.array(
    v.variant('type', [
      v.object({ ...attribute, type: v.picklist(['text', 'date']) }),
      v.object({
        ...attribute,
        type: v.literal('choice'),
        choices: v.pipe(v.array(requiredText), v.minLength(1)),
      }),
    ]),
  ),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length),
);
const accent = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));

/** The fields of `config.json` with their defaults (reading R1, `docs/configuration.md`). Build scripts import this file too. */
export const configSchema = v.object({
  product: v.object({ key: keySegment, name: requiredText }),
  bases: v.optional(
    v.object({
      api: v.optional(base, '/api/'),
      clientApi: v.optional(base, '/clientapi/v1/'),
      clientApiV2: v.optional(base, '/clientapi/v2/'),
    }),
    {},
  ),
  oauth: v.object({
    clientId: requiredText,
    clientSecret: v.string(),
    clientCredentialOnRefresh: v.optional(v.boolean(), false),
  }),
  session: v.optional(v.object({ refreshOn: v.optional(v.array(status), [403]) }), {}),
  antiForgery: v.optional(
    v.object({
      cookie: v.optional(headerName, 'XSRF-TOKEN'),
      header: v.optional(headerName, 'X-XSRF-TOKEN'),
    }),
    {},
  ),
  translations: v.optional(
    v.object({
      path: v.optional(translationPath, 'assets/i18n/lang-{code}.json'),
      defaultLanguage: v.optional(languageTag, 'en'),
      loadEnglish: v.optional(v.boolean(), false),
    }),
    {},
  ),
  appearance: v.optional(v.object({ accent: v.optional(accent) }), {}),
  media: v.optional(
    v.object({
      frameOrigins: v.optional(v.array(origin), []),
      mediaOrigins: v.optional(v.array(origin), []),
      previewPage: v.optional(page),
    }),
    {},
  ),
  users: v.optional(v.object({ attributes: v.optional(attributes, []) }), {}),
  calls: v.optional(
    v.object({
      changePassword: v.optional(requiredText),
      requestPasswordReset: v.optional(requiredText),
      sharedViews: v.optional(requiredText),
    }),
    {},
  ),
});

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

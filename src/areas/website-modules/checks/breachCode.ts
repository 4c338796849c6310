/** The codes of what a schema says, by keyword. */
const codes: Readonly<Record<string, string>> = {
  ...{ required: 'required', enum: 'unknown_value', const: 'unknown_value', pattern: 'pattern' },
  ...{ minimum: 'tooSmall', exclusiveMinimum: 'tooSmall', maximum: 'tooLarge', exclusiveMaximum: 'tooLarge' },
  ...{ minLength: 'tooShort', maxLength: 'tooLong', minItems: 'tooFew', maxItems: 'tooMany' },
  ...{ uniqueItems: 'notUnique', multipleOf: 'step' },
};

/** The code of an error by the keyword that a value does not fit. */
export const breachCode = (keyword: string): string => codes[keyword] ?? 'schema';

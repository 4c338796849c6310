/** What nobody would call a record: words of a test, markup, or the same name with a number. */
export const filler = /\b(sample|lorem|dummy|hostile|test)\b|<|\$\{|^=[a-z]+\(|\s\(?\d\)?$/i;

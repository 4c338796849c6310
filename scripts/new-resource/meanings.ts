import { kebabOf } from './words.ts';

/** What names say where types and formats do not. */
const meanings = {
  longText: / (description|notes?|comments?|summary|abstract|body|biography|blurb|review|text|html) $/,
  url: / (ur[il]|website|homepage) $/,
  email: / (email|e mail|mail)( address)? $/,
  phone: / (phone|telephone|mobile|cell|fax)( ?(number|no|nr))? $/,
  dateTime: / at $/,
  date: / (date|day|on) /,
  // Digits that nobody adds up: a leading zero counts.
  code: / (isbn|issn|ean|gtin|doi|iban|bic|sku|vat|phone|mobile|fax|zip|post ?code|postal code) | (account|card|tax|vat|order|invoice|serial) (id|no|nr|number|code) $/,
  // An `id` that numbers something elsewhere: no resource has these records.
  codeElsewhere:
    / (tax|vat|external|legacy|foreign|remote|national|session|transaction|request|tracking|device) $/,
  keptByServer:
    /^ (date )?(created|updated|modified|changed|deleted|last modified)( (at|on|by|date|time|date utc|gmt))? $|^ ((archived|terminated|cancell?ed|finali[sz]ed) (at|on|by)|is deleted|last (login|sync|seen|[a-z]+ed)( (at|on|date|time|utc))?) $|^ (version|etag|revision|uuid|guid|gid|node id) $/,
  year: / year $|^ year /,
  status: / (status|state|stage|phase) $/,
  // Whether a record counts at all.
  active: /^ (is )?(active|enabled|visible|published|available|archived) $/,
  // What programs set or compute.
  machine:
    / ((resource|object|entity|record|mime|content) (sub)?type|subtype|changelogs?|logs?|history|key|token|hash|slug|html|external|count|total|due|paid|average|positions?) $|^ (num|average|html|external|internal|legacy|raw) /,
  // What each customer of a product uses for something else.
  custom: /^ custom (value|field|text)/,
  // A file that a person knows by its look, not by its name.
  picture: / (image|picture|photo|avatar|logo|thumbnail|thumb|icon|cover|banner)( (path|file|name))? $/,
  amount:
    / (amount|balance|budget|costs?|fee|price|revenue|salary|subtotal|total)( (average|avg|cents|gross|max|maximum|min|minimum|minor|net|total))* $/,
  partlyAmount: / (amount|cost|fee|price) (?!(count|factor|id|limit|number|percent|rate) )[a-z]+ $/,
  currency: / currency( code)? $/,
  // What many records have in common.
  common: / (type|status|state|currency|country|language|locale|date|time ?zone) $/,
  addressPart:
    / (street( name)?|house number|address( line)?|city|town|zip( code)?|post ?code|postal( code)?|county|province|region|state|country)( code)?( \d)? $/,
  // A part of a hundred.
  share: / (discount|percent|percentage|rate) $/,
  // A number that only programs read: without separators.
  id: / (id|ids|pk|uuid|guid) $/,
  contactPart:
    / (contact( name)?|address(es)?|emails?|e mail|phones?|telephone|mobile|cell|fax|website|homepage|urls?)( (address(es)?|numbers?))? $/,
} satisfies Record<string, RegExp>;

type Meaning = keyof typeof meanings;

export const means = (source: string, meaning: Meaning) =>
  meanings[meaning].test(` ${kebabOf(source).replaceAll('-', ' ')} `);

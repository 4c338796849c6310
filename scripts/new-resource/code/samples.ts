import type { Field } from '../field.ts';
import { means } from '../meanings.ts';
import type { Model } from '../model.ts';
import { kebabOf } from '../words.ts';
import { quoted } from './source.ts';

const subjects = ['Travel', 'Poetry', 'Cooking', 'Art history', 'Gardening', 'Crime', 'Science', 'Music'];
const titles = [
  ...['The salt road', 'Night ferry', 'A garden in March', 'What the river keeps', 'Seven winters'],
  ...['The last lighthouse', 'Paper birds', 'Letters to Elba', 'The glass orchard', 'Half past summer'],
  ...['Under the linden trees', 'A map of small things', 'The clockmaker', 'Blue hour', 'North of the dunes'],
];
const labels = [
  ...['Standard', 'Premium', 'Spring 2026', 'Starter', 'Anniversary', 'Weekend', 'Classic', 'Compact'],
  ...['Autumn fair', 'Christmas', 'Large print', 'Limited'],
];
const companies = [
  ...['Nordlicht Verlag', 'Harbour & Sons', 'Atelier Lumière', 'Papeterie Vogel', 'Greenfield Books'],
  ...['Studio Kestrel', 'Druckhaus Elbe', 'Casa del Libro Azul', 'Inkwell Press', 'Librairie du Port'],
];
const sentences = [
  'Delivers on Tuesdays and Fridays. Ask for Mrs Lindner.',
  'Agreed by phone; the contract follows by post.',
  'Popular in autumn. Check the stock before the fair.',
  'Moved to the new system; the older papers are in the archive.',
];

/** Values by what a name ends with, the first that fits; plain words for what most publishers keep. */
const values: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    / (city|town|place|location|place of \w+) $/,
    ['Hamburg', 'Vienna', 'Ghent', 'Turin', 'Malmö', 'Lyon', 'Graz'],
  ],
  [/ (country|nation)( code)? $/, ['Germany', 'Austria', 'Belgium', 'Italy', 'Sweden', 'France']],
  [/ (county|province|region|state) $/, ['Bavaria', 'Styria', 'Flanders', 'Piedmont', 'Skåne']],
  [/ (zip|zip code|post ?code|postal code) $/, ['20457', '1010', '9000', '10121', '21119', '69002']],
  [
    / (street|address)( name| line)?( 1)? $/,
    ['Hafenstraße 12', 'Rue du Port 8', 'Via Roma 31', 'Lindengasse 4'],
  ],
  [/ (address( line)?|line) 2 $/, ['2nd floor', 'Entrance B', 'c/o Reception']],
  [/ (address( line)?|line) \d $/, ['']],
  [/ (currency|currency code) $/, ['EUR', 'CHF', 'GBP', 'SEK']],
  [/ (language|locale|lang)( code)? $/, ['en', 'de', 'fr', 'it']],
  [/ time ?zone $/, ['Europe/Berlin', 'Europe/London', 'Europe/Paris']],
  [/ (company|organi[sz]ation|publisher|vendor|supplier|employer|firm)( name)? $/, companies],
  [/ (price|amount|cost|fee|total|suggestion) $/, ['9.90', '24.00', '49.50', '128.00']],
  [/ (rate|percent|percentage) $/, ['5', '7.5', '10', '19']],
  [/ (colou?r|color hex) $/, ['#1f6feb', '#b35900', '#2d7d46', '#8a3ffc']],
  [/ (job|position|role|job title) $/, ['Editor', 'Sales manager', 'Art director', 'Translator']],
  [/ (status|phase|stage) $/, ['draft', 'active', 'paused', 'closed']],
  [/ (type|kind|variant) $/, ['standard', 'special', 'internal']],
  [/ (channel|medium|messenger|via) $/, ['email', 'post', 'phone']],
  [/ (unit|units) $/, ['pieces', 'boxes', 'kg', 'sheets']],
  [/ isbn( 13)? $/, ['9783161484100', '9780306406157', '9781861972712']],
  [/ (category|genre|topic|subject|theme|department|section|keywords?|tags?)( name)? $/, subjects],
  [/ (title|subject|headline|caption)( line)? $/, titles],
  [/ (description|notes?|comments?|summary|remarks?|text) $/, sentences],
];

const people =
  /(^|-)(author|artist|agent|contact|customer|editor|employee|member|patron|person|reader|speaker|translator|user|writer)$/;
const personal =
  / (contact|author|editor|owner|manager|person|full|first|last|sender|from|responsible)( name)? $/;
const firms =
  /(^|-)(brand|client|company|distributor|firm|organi[sz]ation|partner|printer|publisher|shop|store|supplier|vendor)$/;
const works =
  /(^|-)(article|book|campaign|course|document|edition|episode|event|film|guide|issue|lesson|page|post|product|publication|story|ticket|title|video|work)$/;
const kindsOfThings =
  /(^|-)(category|department|genre|group|label|list|section|series|subject|tag|topic|type)$/;

/** An expression for the fixtures that reads like data: a name, a place, a sentence; otherwise the label with a number. */
export function seedText(field: Field & { readonly label: string }, model: Model): string {
  const { source, kind, example, label, maxLength = 200 } = field;
  const { singular } = model.names;
  const isTitle = source === model.title.source;
  if (kind === 'words') return `[random.pick([${subjects.slice(0, 4).map(quoted).join(', ')}])]`;
  if (kind === 'phone') return `\`+49 40 5550\${random.integer(100, 999)}\``;
  const words = ` ${kebabOf(source).replaceAll('-', ' ')} `;
  if (isTitle && maxLength >= 40) {
    if (people.test(singular) && / (name|subject|title) $/.test(words)) return 'random.fullName()';
    const list = firms.test(singular)
      ? companies
      : kindsOfThings.test(singular)
        ? subjects
        : works.test(singular) || !/name $/.test(words)
          ? titles
          : labels;
    if (/ (name|title|subject|headline|label) $/.test(words))
      return `[${list.map(quoted).join(', ')}][index % ${list.length}]`;
  }
  const ofKind = kind === 'longText' ? ' description ' : words;
  if (maxLength >= 40 && personal.test(words)) return 'random.fullName()';
  const [, known] = values.find(([pattern]) => pattern.test(words) || pattern.test(ofKind)) ?? [];
  const fitting = known?.filter(({ length }) => length <= maxLength) ?? [];
  if (fitting.length > 1) return `random.pick([${fitting.map(quoted).join(', ')}])`;
  if (fitting.length === 1 && fitting[0] === '') return "''";
  // Codes differ from record to record.
  const isCode =
    / (code|key|number|reference|sku|slug) $/.test(words) && String(example).length + 4 <= maxLength;
  if (typeof example === 'string' && !isTitle && example !== '' && !isCode) return quoted(example);
  if (means(source, 'addressPart') && maxLength === 2) return "random.pick(['DE', 'AT', 'BE', 'IT', 'SE'])";
  if (/ (vat|tax)( \w+)? $/.test(words) && maxLength >= 12) return `\`DE\${811000000 + index * 1373}\``;
  if (/(number|reference| no| code| sku) $/.test(words) && maxLength >= 8 && !isTitle)
    return 'String(10021 + index * 17)';
  return numbered(String(example ?? label), maxLength);
}

/** The label with a number, if it fits. */
function numbered(label: string, maxLength: number): string {
  const text = label.replace(/[`\\$\s]+/g, ' ').slice(0, 30);
  if (maxLength < text.length + 4) return maxLength < 2 ? "'x'" : 'String(index + 1)';
  return `\`${text} \${index + 1}\``;
}

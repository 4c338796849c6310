/** Languages of ISO 639-1 that people write today, and the variants that publishers part; any other is typed as a code. */
const codes =
  'af am ar as az be bg bn bo br bs ca co cs cv cy da de de-AT de-CH dz ee el en en-AU en-CA en-GB en-US eo es es-419 es-AR es-MX et eu fa ff fi fo fr fr-BE fr-CA fr-CH fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka ki kk kl km kn ko ks ku ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nn no ny oc om or pa pl ps pt pt-BR pt-PT qu rm rn ro ru rw sc sd se sg si sk sl sm sn so sq sr sr-Latn ss st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz ve vi wo xh yi yo zh-Hans zh-Hant zu';

/** The codes of the languages that are offered by name. */
export const languageCodes: readonly string[] = codes.split(' ');

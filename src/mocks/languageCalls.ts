import { json } from './answers';
import type { OpenCall } from './call';
import type { Settings } from './options';

/** `GET {api}groups/languages`: open, because the sign-in page has a language menu too (reading R9). */
export function createLanguageCalls({ languages }: Settings): OpenCall[] {
  return [
    {
      method: 'GET',
      base: 'api',
      path: 'groups/languages',
      access: 'public',
      respond: () => json(languages),
    },
  ];
}

import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';

/** Where a text is used, as the way there with translate mode switched on; nothing for what many pages share. */
export function UsedOn({ textKey, language }: { textKey: string; language: Language }) {
  const translate = useTranslate();
  const { pages } = useShell();
  const overlay = useTextOverlay();
  const page = pathsOf(textKey).find((path) => pages.includes(path));
  if (page === undefined) return null;
  return (
    <AppLink to={`/${page}`} onClick={() => overlay.translate(true, language.id)}>
      {translate('areas.default-translations.editor.usedOn', { page: `/${page}` })}
    </AppLink>
  );
}

/** The pages that the key of a text may name: `areas.shop.orders.list.x` is of `/shop/orders`, or of `/shop`. */
function pathsOf(key: string): string[] {
  const [first = '', second = '', third = ''] = key.split('.');
  if (first === 'resources') return [second, second.split('/')[0] ?? ''];
  if (first === 'areas') return [`${second}/${third}`, second];
  return first === 'app' ? [second] : [];
}

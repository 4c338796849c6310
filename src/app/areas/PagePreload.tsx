import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { type AreaPage, pageAt } from '@/areas';
import { type Services, useServices, useSession } from '../services';
import { areaPage } from './areaPage';

/** Loads the code of the page to which a link or row under the pointer or with the focus leads. Nothing is loaded twice. */
export function PagePreload() {
  const services = useServices();
  const { signedIn } = useSession();
  return signedIn ? <Preload areas={services.areas} /> : null;
}

function Preload({ areas }: Pick<Services, 'areas'>) {
  const root = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    let last: Element | null = null;
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? linkAt(target) : null;
      if (link === last) return;
      last = link;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) {
        preload(pageAt(areas, link.pathname.slice(root.length)));
      }
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onPoint, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onPoint);
    };
  }, [areas, root]);
  return null;
}

/** The link at or around an element, or that of its row, which opens the same page. */
const linkAt = (element: Element) =>
  element.closest('a[href]') ?? element.closest('[data-row]')?.querySelector('a.record-link') ?? null;

/** Loads a page's code. A failure is left to the page, which offers a retry. */
function preload(page: AreaPage | undefined): void {
  if (page !== undefined)
    areaPage(page.area, page.load)
      .preload()
      .catch(() => {});
}

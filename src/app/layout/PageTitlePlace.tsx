import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useHeadingFocus } from '@/ui/focus/headingFocus';
import { useDocumentTitle } from '@/ui/page/documentTitle';

/**
 * Where react-admin's `Title`, and with it `List`, `Edit`, `Show` and `Create`, puts the headline of its page; on pages
 * with a headline of their own it is empty and nothing. Filled, it does what a `PageHeader` does: it is the `h1`, titles
 * the window, and receives the focus after a navigation.
 */
export function PageTitlePlace() {
  const [headline, setHeadline] = useState('');
  const place = useHeadingFocus<HTMLDivElement>(headline);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const read = () => setHeadline(current.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [place]);
  return (
    <>
      {/* biome-ignore lint/correctness/useUniqueElementIds: the name by which react-admin looks for it */}
      <Typography
        ref={place}
        component="div"
        // The element stays the same, because react-admin keeps it: a role makes it a heading.
        {...(headline !== '' && { role: 'heading', 'aria-level': 1, tabIndex: -1 })}
        id="react-admin-title"
        variant="h1"
        sx={headline === '' ? nothing : look}
      />
      {headline === '' ? null : <WindowTitle headline={headline} />}
    </>
  );
}

function WindowTitle({ headline }: { headline: string }) {
  useDocumentTitle(headline);
  return null;
}

const nothing = { display: 'none' } as const;
const look = { mb: { xs: 1, sm: 2 }, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } } as const;

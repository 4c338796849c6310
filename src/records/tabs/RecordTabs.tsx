import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAfterFirstRender } from '@/ui/loading/useAfterFirstRender';
import { helpAnchor } from '@/ui/shell';
import { useOpenWrong } from './useOpenWrong';

interface RecordTab {
  /** The name in the address: `?tab=members`. */
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
  /** The form's fields on this tab: it is then rendered right after the first one, and opened if one of them is wrong. */
  readonly fields?: readonly string[];
  /** Its id for help and guides; see `helpAnchor`. */
  readonly anchor?: string;
}

interface RecordTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** At least one; the first is the default. */
  tabs: readonly RecordTab[];
}

/**
 * The tabs of a record. `?tab=` names the current one and adds no history entry. A tab is rendered on first use and
 * kept, so that typed text stays and the page's leave guard asks once. Arrow keys, Home and End move between tabs.
 */
export function RecordTabs({ label, tabs }: RecordTabsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isInForm = useFormContext() !== null;
  const query = new URLSearchParams(search);
  const requestedName = query.get('tab');
  const current = tabs.find(({ name }) => name === requestedName)?.name ?? tabs[0]?.name;
  const [openedTabs, setOpenedTabs] = useState<ReadonlySet<string | undefined>>(new Set());
  if (!openedTabs.has(current)) setOpenedTabs(new Set([...openedTabs, current]));
  // In a task of its own, unless another tab needs them: a history has the labels of the form's fields.
  const isFirstShown = useAfterFirstRender();
  const needsFields = isFirstShown || openedTabs.size > 1 || current !== tabs[0]?.name;

  const show = (name: string) => {
    query.delete('tab');
    if (name !== tabs[0]?.name) query.set('tab', name);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  };
  return (
    <>
      {isInForm ? <WrongTab tabs={tabs} current={current} show={show} /> : null}
      <Tabs
        value={current}
        onChange={(_event, name: string) => show(name)}
        aria-label={label}
        // In a narrow window, scroll to reach tabs that do not fit.
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3, '& .MuiTab-root': { minWidth: 48, px: 1.5 } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-${tab.name}-tab`}
            aria-controls={`${id}-${tab.name}`}
            {...(tab.anchor && helpAnchor(tab.anchor))}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, content, fields }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== current}
          sx={panel}
        >
          {(fields && needsFields) || openedTabs.has(name) ? content : null}
        </Box>
      ))}
    </>
  );
}

interface WrongTabProps extends Pick<RecordTabsProps, 'tabs'> {
  current: string | undefined;
  show: (name: string) => void;
}

/** Opens the tab with the first wrong field. */
function WrongTab({ tabs, current, show }: WrongTabProps) {
  useOpenWrong(
    ({ errors }) => {
      const wrongField = Object.keys(errors)[0];
      return tabs.find(({ fields }) => wrongField !== undefined && fields?.includes(wrongField))?.name;
    },
    current,
    show,
  );
  return null;
}

/** Fills the available height, so that a form's button bar is at the bottom of the window. */
const panel = {
  '&:not([hidden])': { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
} as const;

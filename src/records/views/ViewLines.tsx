import Check from '@mui/icons-material/Check';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { named } from '@/ui/tips/tip';
import type { SavedView } from './views';

interface ViewLinesProps<V extends SavedView> {
  title: string;
  views: readonly V[];
  active: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  keyOf?: (view: V) => string;
  /** Shown below the name. */
  detail?: (view: V) => ReactNode;
  /** Returns the function that deletes a view; undefined if it cannot be deleted. */
  remover?: (view: V, index: number) => (() => void) | undefined;
}

/** The views of one kind below their title; the active one has a tick. */
export function ViewLines<V extends SavedView>(props: ViewLinesProps<V>) {
  const { title, views, active, onChoose, keyOf = ({ label }) => label, detail, remover } = props;
  return (
    <List subheader={<ListSubheader>{title}</ListSubheader>}>
      {views.map((view, index) => {
        const remove = remover?.(view, index);
        return (
          <ListItem
            key={keyOf(view)}
            disablePadding
            secondaryAction={remove && <RemoveButton label={view.label} onClick={remove} />}
          >
            <ListItemButton
              selected={view === active}
              aria-current={view === active ? 'true' : undefined}
              onClick={() => onChoose(view)}
            >
              <ListItemIcon>{view === active ? <Check fontSize="small" /> : null}</ListItemIcon>
              <ListItemText
                primary={view.label}
                secondary={detail?.(view)}
                slotProps={{ primary: { dir: 'auto', noWrap: true } }}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  const translate = useTranslate();
  const name = translate('records.views.remove', { name: label });
  return (
    <IconButton edge="end" size="small" {...named(name)} onClick={onClick}>
      <DeleteOutlined fontSize="small" />
    </IconButton>
  );
}

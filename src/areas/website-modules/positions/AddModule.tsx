import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { pageLanguage } from '@/records/values/localText';
import { takeFocus } from '@/ui/focus/takeFocus';
import { type Module, moduleName, modules } from '../moduleSchema';
import type { Position } from '../positionSchema';
import { useOrder } from './useOrder';
import { placeRefusal } from './usePositionMoves';
import type { PositionTree } from './usePositionTree';

const texts = 'areas.website-modules.positions';

/** Adds a module to the end of a position; modules that do not fit say why. */
export function AddModule({ tree, position }: { tree: PositionTree; position: Position }) {
  const translate = useTranslate();
  const { put } = useOrder(tree);
  const [added, setAdded] = useState(0);
  const isFull = placeRefusal(undefined, position) === 'full';
  const reasonOf = (record: { id: unknown }) => {
    const code = placeRefusal(tree.book.module(String(record.id)), position);
    return code && translate(`areas.website-modules.errors.${code}`);
  };
  return (
    <RecordPicker<Module>
      {...modules}
      label={translate(`${texts}.add`)}
      help={isFull ? translate('areas.website-modules.errors.full') : translate(`${texts}.addHelp`)}
      disabled={isFull}
      sort={{ field: `name.${pageLanguage()}`, order: 'ASC' }}
      useReason={() => reasonOf}
      value={null}
      // Empty and focused again after each choice.
      key={added}
      inputRef={added > 0 ? takeFocus : undefined}
      onChange={(id) => {
        const module = id === null ? undefined : tree.book.module(id);
        if (!module) return;
        put(position, { id: module.id, name: moduleName(module) });
        setAdded(added + 1);
      }}
    />
  );
}

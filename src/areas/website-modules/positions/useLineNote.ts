import { useTranslate } from 'react-admin';
import type { Position } from '../positionSchema';
import type { Arranging } from './useArrangement';

export interface LineNote {
  readonly note: string | undefined;
  readonly tone: 'quiet' | 'warning' | undefined;
}

/** The note of a module in a position: its state if it is not on, and what is wrong with it there. */
export function useLineNote({ module }: Arranging): (moduleId: string, position: Position) => LineNote {
  const translate = useTranslate();
  return (moduleId, { accepts }) => {
    const installed = module(moduleId);
    if (!installed) return { note: translate('areas.website-modules.positions.removed'), tone: 'warning' };
    const isOff = installed.state !== 'enabled';
    const notes = [
      ...(isOff ? [translate(`areas.website-modules.states.${installed.state}`)] : []),
      ...(accepts?.includes(installed.category) === false
        ? [translate('areas.website-modules.positions.misfit')]
        : []),
    ];
    return {
      note: notes.length > 0 ? notes.join(', ') : undefined,
      tone: isOff ? 'quiet' : notes.length > 0 ? 'warning' : undefined,
    };
  };
}

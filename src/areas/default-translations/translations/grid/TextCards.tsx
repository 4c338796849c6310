import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { usePageSelection } from '@/records/list/pageSelection';
import { SelectRow } from '@/records/list/SelectRow';
import { clampedTo } from '@/ui/clampedTo';
import { framed } from '@/ui/page/framed';
import type { Language } from '../../languages/languageSchema';
import { TextDialog } from '../editor/TextDialog';
import { useEditedText } from '../editor/useEditedText';
import { useUnsavedTexts } from '../editor/useTextDraft';
import type { Translation } from '../translationSchema';
import type { TextList } from '../useTextList';
import { CellMarks } from './CellMarks';
import { markColours, textValueOf } from './cellState';
import { useHitMarks } from './useHitMarks';

interface TextCardsProps {
  list: TextList;
  total: number;
  languages: readonly Language[];
  /** The languages of the address, of which the first one is displayed. */
  columns: readonly Language[];
}

/** The texts on a handset: a virtual list of cards, in one language at a time. */
export function TextCards({ list, total, languages, columns }: TextCardsProps) {
  const translate = useTranslate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const scrollMargin = frame?.offsetTop ?? 0;
  const cards = useWindowVirtualizer({
    ...{ count: total, estimateSize: () => cardHeight, overscan: 3, scrollMargin },
  }).getVirtualItems();
  const { data = [] } = useListContext<Translation>();
  const selection = usePageSelection(data);
  const { edited, index: editedIndex, hasNext, open, close } = useEditedText(list);
  const unsaved = useUnsavedTexts();
  const base = languages.find(({ isBase }) => isBase);
  const language = columns[0] ?? base;
  useEffect(() => list.show(cards[0]?.index ?? 0, cards.at(-1)?.index ?? 0));
  useHitMarks(frame);
  if (language === undefined) return null;
  const text = (row: Translation, { id, direction }: Language, isMain: boolean) => {
    const value = textValueOf(row, id);
    const isUnsaved = unsaved[row.id]?.split(' ').includes(id) === true;
    return (
      <p data-main={isMain || undefined} lang={id} dir={direction}>
        {isMain ? <CellMarks value={value} isUnsaved={isUnsaved} /> : null}
        {value.value ? (
          <bdi data-hit="text">{value.value.replaceAll(/\s*\|\|\|\|\s*/g, ' | ')}</bdi>
        ) : (
          <em>{translate('areas.default-translations.grid.states.missing')}</em>
        )}
      </p>
    );
  };
  const codes = columns.map(({ id }) => id);
  return (
    <>
      <SelectField
        label={translate('areas.default-translations.grid.filters.language.label')}
        options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        value={language.id}
        onChange={(code) => list.change({ columns: [...new Set([code, ...codes])].join(',') })}
      />
      <Box
        component="ul"
        ref={setFrame}
        aria-label={translate('areas.default-translations.grid.name')}
        sx={styles}
        style={{ height: total * cardHeight }}
      >
        {cards.map(({ index }) => {
          const row = list.rowAt(index);
          const itemProps = { 'aria-setsize': total, 'aria-posinset': index + 1, 'data-row': row?.id };
          return (
            <li key={index} {...itemProps} style={{ top: index * cardHeight }}>
              {row ? (
                <>
                  <SelectRow
                    id={row.id}
                    name={row.key}
                    selected={selection.has(row.id)}
                    onToggle={selection.toggle}
                  />
                  <div>
                    <button type="button" onClick={() => open(index, language)}>
                      <bdi dir="ltr" data-hit="key">
                        {row.key}
                      </bdi>
                    </button>
                    {base && base !== language ? text(row, base, false) : null}
                    {text(row, language, true)}
                  </div>
                </>
              ) : null}
            </li>
          );
        })}
      </Box>
      <TextDialog
        {...{ edited, base, hasNext }}
        hasPrevious={editedIndex > 0}
        onClose={(then) => {
          if (then === 'next' || then === 'previous')
            open(editedIndex + (then === 'next' ? 1 : -1), language);
          else close();
        }}
      />
    </>
  );
}

/** The height of a card in CSS pixels: the key, two lines of English, two of the translation. */
const cardHeight = 132;

/** The button covers the whole card, except for the checkbox. */
const styles = {
  ...{ position: 'relative', flex: 'none', m: 0, p: 0, listStyle: 'none', overflow: 'hidden' },
  ...framed,
  '& li': {
    ...{ position: 'absolute', insetInline: 0, height: cardHeight, boxSizing: 'border-box', p: 1 },
    ...{ display: 'flex', alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' },
  },
  '& li > div': { minWidth: 0, flexGrow: 1, pt: 1 },
  '& li button': {
    ...{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', color: 'inherit' },
    ...{ textAlign: 'start', font: '0.8125rem ui-monospace, monospace', overflowWrap: 'anywhere' },
    '&::after': { content: '""', position: 'absolute', inset: 0, insetInlineStart: 56 },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& p': {
    ...{ m: 0, mt: 0.5, typography: 'body2', lineHeight: 1.35, color: 'text.secondary' },
    ...clampedTo(2),
    overflowWrap: 'anywhere',
  },
  '& p[data-main]': { color: 'text.primary' },
  ...markColours,
  '& svg': { width: 16, height: 16, mr: 0.5, verticalAlign: 'text-bottom', fill: 'currentcolor' },
} as const;

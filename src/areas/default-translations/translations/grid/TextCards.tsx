import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { usePageSelection } from '@/records/list/pageSelection';
import { SelectRow } from '@/records/list/SelectRow';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import { TextDialog } from '../editor/TextDialog';
import { useEditedText } from '../editor/useEditedText';
import { useUnsavedTexts } from '../editor/useTypedForms';
import type { Translation } from '../translationSchema';
import type { TextList } from '../useTextList';
import { CellMarks } from './CellMarks';
import { cardHeight, cardStyles } from './cardStyles';
import { textValueOf } from './cellState';

interface TextCardsProps {
  list: TextList;
  total: number;
  languages: readonly Language[];
  /** The languages of the address; the first one is shown. */
  shown: readonly Language[];
}

/** The texts on a handset: one language at a time, a card for each key; only those that are seen are in the document. */
export function TextCards({ list, total, languages, shown }: TextCardsProps) {
  const translate = useTranslate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { loads } = useTextOverlay();
  const scrollMargin = frame?.offsetTop ?? 0;
  const cards = useWindowVirtualizer({
    count: total,
    estimateSize: () => cardHeight,
    overscan: 3,
    scrollMargin,
  });
  const seen = cards.getVirtualItems();
  const { data = [] } = useListContext<Translation>();
  const selection = usePageSelection(data);
  const language = shown[0];
  const { edited, index: opened, next, open, close } = useEditedText(list, languages);
  const unsaved = useUnsavedTexts();
  const base = languages.find(({ isBase }) => isBase);
  useEffect(() => list.show(seen[0]?.index ?? 0, seen.at(-1)?.index ?? 0));
  if (language === undefined) return null;
  const text = (row: Translation, { id, direction }: Language, isMain: boolean) => {
    const value = textValueOf(row, id);
    const isUnsaved = unsaved[row.id]?.split(' ').includes(id) === true;
    return (
      <p data-main={isMain || undefined} lang={id} dir={direction}>
        {isMain ? <CellMarks value={value} isUnsaved={isUnsaved} /> : null}
        {value.value ? (
          <bdi>{value.value.replaceAll(/\s*\|\|\|\|\s*/g, ' | ')}</bdi>
        ) : (
          <em>{translate('areas.default-translations.grid.states.missing')}</em>
        )}
      </p>
    );
  };
  const choose = (code: string) =>
    list.change({ columns: [code, ...shown.map(({ id }) => id).filter((id) => id !== code)].join(',') });
  return (
    <>
      <SelectField
        label={translate('areas.default-translations.grid.filters.language.label')}
        options={languages.filter(({ id }) => loads(id)).map(({ id, name }) => ({ value: id, label: name }))}
        value={language.id}
        onChange={choose}
      />
      <Box
        component="ul"
        ref={setFrame}
        aria-label={translate('areas.default-translations.grid.name')}
        sx={cardStyles}
        style={{ height: total * cardHeight }}
      >
        {seen.map(({ index }) => {
          const row = list.rowAt(index);
          const place = { 'aria-setsize': total, 'aria-posinset': index + 1, 'data-row': row?.id };
          return (
            <li key={index} {...place} style={{ top: index * cardHeight }}>
              {row ? (
                <>
                  <SelectRow
                    record={{ ...row, name: row.key }}
                    selected={selection.has(row.id)}
                    onToggle={selection.toggle}
                  />
                  <div>
                    <button type="button" onClick={() => open(index, language)}>
                      <bdi dir="ltr">{row.key}</bdi>
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
        {...{ edited, base }}
        hasNext={next !== undefined}
        hasPrevious={opened > 0}
        onClose={(then) => {
          if (then === 'next' || then === 'previous') open(opened + (then === 'next' ? 1 : -1), language);
          else close();
        }}
      />
    </>
  );
}

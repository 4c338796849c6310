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
import { textValueOf } from './cellState';

const texts = 'areas.default-translations.grid';

/** Of a card, in CSS pixels: key, two lines of English, two of the translation. */
const cardHeight = 132;

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
  const cards = useWindowVirtualizer({
    count: total,
    estimateSize: () => cardHeight,
    overscan: 3,
    scrollMargin: frame?.offsetTop ?? 0,
  }).getVirtualItems();
  const { data = [] } = useListContext<Translation>();
  const selection = usePageSelection(data);
  const language = shown[0];
  const { edited, index: opened, next, open, close } = useEditedText(list, languages);
  const unsaved = useUnsavedTexts();
  const base = languages.find(({ isBase }) => isBase);
  useEffect(() => list.show(cards[0]?.index ?? 0, cards.at(-1)?.index ?? 0));
  if (language === undefined) return null;
  const change = (code: string) =>
    list.change({ columns: [code, ...shown.map(({ id }) => id).filter((id) => id !== code)].join(',') });
  return (
    <>
      <SelectField
        label={translate(`${texts}.filters.language.label`)}
        options={languages.filter(({ id }) => loads(id)).map(({ id, name }) => ({ value: id, label: name }))}
        value={language.id}
        onChange={change}
      />
      <Box
        component="ul"
        ref={setFrame}
        aria-label={translate(`${texts}.name`)}
        sx={cardList}
        style={{ height: total * cardHeight }}
      >
        {cards.map(({ index }) => {
          const row = list.rowAt(index);
          return (
            <li
              key={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              data-row={row?.id}
              style={{ top: index * cardHeight }}
            >
              {row === undefined ? null : (
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
                    {base && base !== language ? <CardText row={row} language={base} /> : null}
                    <CardText
                      row={row}
                      language={language}
                      isMain
                      isUnsaved={unsaved[row.id]?.split(' ').includes(language.id)}
                    />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </Box>
      <TextDialog
        edited={edited}
        base={base}
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

interface CardTextProps {
  row: Translation;
  language: Language;
  /** The translation, with how it stands, and not the English text. */
  isMain?: boolean;
  isUnsaved?: boolean | undefined;
}

function CardText({ row, language: { id, direction }, isMain = false, isUnsaved = false }: CardTextProps) {
  const translate = useTranslate();
  const value = textValueOf(row, id);
  return (
    <p data-main={isMain || undefined} lang={id} dir={direction}>
      {isMain ? <CellMarks value={value} isUnsaved={isUnsaved} /> : null}
      {value.value ? (
        <bdi>{value.value.replaceAll(/\s*\|\|\|\|\s*/g, ' | ')}</bdi>
      ) : (
        <em>{translate(`${texts}.states.missing`)}</em>
      )}
    </p>
  );
}

const cardList = {
  position: 'relative',
  flex: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  listStyle: 'none',
  overflow: 'hidden',
  '& li': {
    position: 'absolute',
    insetInline: 0,
    height: cardHeight,
    display: 'flex',
    alignItems: 'flex-start',
    boxSizing: 'border-box',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& li > div': { minWidth: 0, flexGrow: 1, pt: 1 },
  '& li button': {
    display: 'block',
    width: '100%',
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    // The whole card is pressed, but for its box to select it.
    '&::after': { content: '""', position: 'absolute', inset: 0, insetInlineStart: 56 },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& li button > bdi': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
  },
  '& p': {
    m: 0,
    mt: 0.5,
    typography: 'body2',
    lineHeight: 1.35,
    color: 'text.secondary',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& p[data-main]': { color: 'text.primary' },
  '& svg': { width: 16, height: 16, mr: 0.5, verticalAlign: 'text-bottom', fill: 'currentcolor' },
  '& [data-mark=unsaved]': { color: 'primary.main' },
  '& [data-mark=reviewed]': { color: 'success.main' },
  '& [data-mark=outdated], & [data-mark=warning]': { color: 'warning.main' },
  '& [data-mark=error]': { color: 'error.main' },
} as const;

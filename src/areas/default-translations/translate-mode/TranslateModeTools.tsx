import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useTextOverlay, useTextPreview } from '@/ui/textOverlay';
import { Banner } from '../preview/Banner';
import { useDraftPreview } from '../preview/useDraftPreview';
import { useFreshDrafts } from '../preview/useFreshDrafts';
import { ownPart } from './pageTexts';

/** The strip of translate mode: how it works, and what else it can do. */
export function TranslateModeTools({ onList }: { onList: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const overlay = useTextOverlay();
  const preview = useTextPreview();
  const { show, isPending } = useDraftPreview();
  // Who saves a text here wants to see it here.
  useFreshDrafts(preview ? undefined : locale);
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  return (
    <div {...ownPart}>
      <Banner
        name={text('name')}
        text={
          <>
            {text('on')}{' '}
            <Box component="span" sx={forPointers}>
              {text('hint')}
            </Box>
          </>
        }
      >
        <Button size="small" onClick={onList}>
          {text('titles.page')}
        </Button>
        {preview ? null : (
          <Button size="small" loading={isPending} onClick={() => show(locale)}>
            {text('showDrafts')}
          </Button>
        )}
        <Button size="small" onClick={() => overlay.translate(false)}>
          {text('stop')}
        </Button>
      </Banner>
    </div>
  );
}

/** A finger has no Alt. */
const forPointers = { '@media (hover: none)': { display: 'none' } } as const;

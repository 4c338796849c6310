import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { Suggestions } from './Suggestions';
import { TextHistory } from './TextHistory';

const texts = 'areas.default-translations.editor';

const parts = ['suggestions', 'history'] as const;

interface TextSideProps {
  text: Translation;
  language: Language;
  /** Puts a text into the fields. */
  onTake: (value: string) => void;
}

/** What helps with a text: how similar ones were translated, and what it was before. */
export function TextSide(props: TextSideProps) {
  const translate = useTranslate();
  const id = useId();
  const [part, setPart] = useState<(typeof parts)[number]>('suggestions');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs value={part} onChange={(_event, chosen) => setPart(chosen)}>
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-part`}
            label={translate(`${texts}.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${part}`} sx={{ pt: 2 }}>
        {part === 'suggestions' ? <Suggestions {...props} /> : <TextHistory {...props} />}
      </Box>
    </Box>
  );
}

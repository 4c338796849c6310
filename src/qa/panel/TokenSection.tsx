import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Feedback } from './Feedback';
import { Section } from './Section';
import { useTexts } from './textsContext';

/** Expires every access token. */
export function TokenSection({ onExpire }: { onExpire: () => void }) {
  const translate = useTexts();
  const [times, setTimes] = useState(0);
  return (
    <Section title={translate('qa.token.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('qa.token.hint')}
      </Typography>
      <Button
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          onExpire();
          setTimes(times + 1);
        }}
      >
        {translate('qa.token.expire')}
      </Button>
      <Feedback text={times === 0 ? '' : translate('qa.token.expired', { smart_count: times })} />
    </Section>
  );
}
